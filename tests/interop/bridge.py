"""A stdio server, behind Streamable HTTP: the conformance suite speaks that only.

Lines of JSON pass through unchanged, but for the ids of requests without a
session: those have one process between them, and two clients may both count from 1.

* `initialize` starts a process of its own, which is the session.
* A request in a session is answered by an event stream, down which everything
  goes that the server sends meanwhile; that is how a form gets out.
* A request without a session (2026-07-28) is answered by plain JSON.
"""

import itertools
import json
import queue
import subprocess
import threading
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECONDS = 30


class Process:
    """The server, and who waits for what it says."""

    def __init__(self, command):
        self.child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        self.lock = threading.Lock()
        self.waiting = {}
        threading.Thread(target=self.read, daemon=True).start()

    def write(self, message):
        with self.lock:
            self.child.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self.child.stdin.flush()

    def request(self, message):
        """Everything that the server says until it has answered."""
        lines = queue.Queue()
        self.waiting[message["id"]] = lines
        self.write(message)
        while True:
            line = lines.get(timeout=SECONDS)
            yield line
            if is_answer(json.loads(line)):
                return

    def read(self):
        for line in self.child.stdout:
            message = json.loads(line)
            if is_answer(message):
                listener = self.waiting.pop(message["id"], None)
            else:
                # What the server says of its own accord is about the latest call.
                listener = next(reversed(self.waiting.values()), None)
            if listener:
                listener.put(line.strip())

    def stop(self):
        self.child.stdin.close()
        self.child.wait(SECONDS)


def is_answer(message):
    return "method" not in message


def handler(command):
    sessions, common, ids = {}, [], itertools.count(1)
    lock = threading.Lock()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *_):
            pass

        def reply(self, status, body="", headers=()):
            body = body.encode()
            self.send_response(status)
            for name, value in [("Content-Type", "application/json"), ("Content-Length", str(len(body))), *headers]:
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)

        def do_GET(self):
            self.reply(405)

        def do_DELETE(self):
            process = sessions.pop(self.headers.get("Mcp-Session-Id"), None)
            if process:
                process.stop()
            self.reply(200)

        def do_POST(self):
            message = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            if message.get("method") == "initialize":
                session = uuid.uuid4().hex
                sessions[session] = Process(command)
                (answer,) = sessions[session].request(message)
                return self.reply(200, answer, [("Mcp-Session-Id", session)])
            session = self.headers.get("Mcp-Session-Id")
            if session and session not in sessions:
                return self.reply(404)
            process = sessions[session] if session else self.common()
            if "id" not in message or is_answer(message):
                process.write(message)
                return self.reply(202)
            if session:
                return self.stream(process.request(message))
            with lock:
                unique = f"bridge-{next(ids)}"
            *_, answer = process.request({**message, "id": unique})
            return self.reply(200, json.dumps({**json.loads(answer), "id": message["id"]}))

        def common(self):
            with lock:
                if not common:
                    common.append(Process(command))
                return common[0]

        def stream(self, lines):
            self.send_response(200)
            self.send_header("Content-Type", "text/event-stream")
            self.send_header("Connection", "close")
            self.end_headers()
            self.close_connection = True
            for line in lines:
                self.wfile.write(f"event: message\ndata: {line}\n\n".encode())
                self.wfile.flush()

    return Handler


def serve(command):
    """Serves on a free port of the loopback; returns the address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler(command))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/mcp"
