"""A server of the official Python SDK, on stdio: its forms are models of pydantic."""

from datetime import date
from typing import Literal

from mcp.server.mcpserver import Context, MCPServer
from pydantic import BaseModel, ConfigDict, Field

server = MCPServer("python")


class Booking(BaseModel):
    """A place at the table."""

    model_config = ConfigDict(extra="forbid")

    name: str = Field(pattern="^[A-Z]", max_length=20)
    seats: int = Field(gt=0, le=8)
    day: date
    menu: Literal["fish", "none"] = "fish"
    tip: float | None = Field(default=None, ge=0)
    window: bool = False


@server.tool()
async def book(context: Context) -> str:
    """Books a table."""
    result = await context.elicit("Which table?", Booking)
    return result.data.model_dump_json() if result.action == "accept" else result.action


server.run()
