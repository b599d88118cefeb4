"""The page of `connect_account` in Chromium: browser.py CHROMIUM REVISION COMMAND…

A client of bytes calls the tool, and agrees to the address that comes. One browser
opens it and types the token in; a second one, with a profile of its own, is refused.
The token must not be in anything that the server tells the client.
"""

import json
import os
import subprocess
import sys
import tempfile
import time

chromium, revision, command = sys.argv[1], sys.argv[2], sys.argv[3:]
TOKEN = "s3cret-of-kim"
SECONDS = 30


class Browser:
    """Speaks the DevTools protocol over two pipes, which a browser reads and writes as 3 and 4."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        to_browser, self.write = os.pipe()
        self.read, from_browser = os.pipe()

        def pipes():
            # Out of the way of each other first.
            a, b = os.dup(to_browser), os.dup(from_browser)
            os.dup2(a, 3)
            os.dup2(b, 4)

        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-dev-shm-usage"]
        profile = f"--user-data-dir={self.folder.name}"
        self.process = subprocess.Popen(
            [chromium, *arguments, "--remote-debugging-pipe", profile],
            preexec_fn=pipes, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        os.close(to_browser)
        os.close(from_browser)
        self.buffer, self.last, self.session = b"", 0, None

    def call(self, method, **params):
        self.last += 1
        message = {"id": self.last, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.write, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.buffer:
                part = os.read(self.read, 1 << 16)
                if not part:
                    raise SystemExit("the browser has ended")
                self.buffer += part
            line, self.buffer = self.buffer.split(b"\0", 1)
            answer = json.loads(line)
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise SystemExit(f"{method}: {answer['error']}")
                return answer["result"]

    def open(self, url):
        target = self.call("Target.createTarget", url=url)["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]

    def evaluate(self, script):
        return self.call("Runtime.evaluate", expression=script, returnByValue=True)["result"].get("value")

    def wait(self, script):
        end = time.monotonic() + SECONDS
        while not (value := self.evaluate(script)):
            if time.monotonic() > end:
                raise SystemExit(f"never true in the browser: {script}\n{self.evaluate('document.body.innerText')}")
            time.sleep(0.1)
        return value

    def close(self):
        self.process.terminate()
        self.process.wait(SECONDS)
        self.folder.cleanup()


class Server:
    """The server, and all that it has said."""

    def __init__(self):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        self.said = ""

    def send(self, **message):
        self.process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
        self.process.stdin.flush()

    def receive(self):
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("the server has ended")
        self.said += line
        return json.loads(line)


def visit(url):
    kim, eve = Browser(), Browser()
    try:
        kim.open(url)
        kim.wait("document.querySelector('input[name=token]') !== null")
        eve.open(url)
        eve.wait("document.body && document.body.innerText.startsWith('Refused')")
        kim.evaluate(f"document.querySelector('input').value = {json.dumps(TOKEN)}; document.querySelector('button').click()")
        kim.wait("document.body && document.body.innerText.startsWith('Connected')")
    finally:
        kim.close()
        eve.close()


def main():
    server = Server()
    capabilities = {"elicitation": {"form": {}, "url": {}}}
    about = {"name": "browser", "version": "0"}
    if revision < "2026-07-28":
        server.send(id=1, method="initialize", params={"protocolVersion": revision, "capabilities": capabilities, "clientInfo": about})
        server.receive()
        server.send(method="notifications/initialized")
        server.send(id=2, method="tools/call", params={"name": "connect_account"})
        asked = server.receive()
        server.send(id=asked["id"], result={"action": "accept"})
        visit(asked["params"]["url"])
        done = server.receive()
        if done["method"] != "notifications/elicitation/complete":
            raise SystemExit(f"no completion, but {done}")
        if done["params"]["elicitationId"] != asked["params"]["elicitationId"]:
            raise SystemExit(f"the completion of another request: {done}")
    else:
        prefix = "io.modelcontextprotocol"
        meta = {f"{prefix}/protocolVersion": revision, f"{prefix}/clientInfo": about, f"{prefix}/clientCapabilities": capabilities}
        call = {"name": "connect_account", "_meta": meta}
        server.send(id=1, method="tools/call", params=call)
        result = server.receive()["result"]
        ((key, asked),) = result["inputRequests"].items()
        call |= {"inputResponses": {key: {"action": "accept"}}, "requestState": result["requestState"]}
        server.send(id=2, method="tools/call", params=call)
        visit(asked["params"]["url"])
    result = server.receive()["result"]
    if result["content"][0]["text"] != "The account is connected.":
        raise SystemExit(f"not connected: {result}")
    if TOKEN in server.said:
        raise SystemExit("the token went to the client")
    server.process.stdin.close()
    server.process.wait(SECONDS)


main()
