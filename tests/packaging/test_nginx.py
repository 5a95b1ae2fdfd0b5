"""The nginx example in front of a real server: TLS, websockets, headers, addresses."""

import http.client
import json
import os
import shutil
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tasks.layout import ROOT
from tests.server.faults.running import Running, free_port

pytestmark = pytest.mark.slow

EXAMPLE = ROOT / "deploy" / "nginx.conf"
CLIENT = ROOT / "examples" / "bot_client.py"
#: nginx is the only proxy, and on this machine.
BEHIND_NGINX = ["--proxy", "127.0.0.1", "--secure", "--allowed-host", "localhost"]

if shutil.which("nginx") is None or shutil.which("openssl") is None:
    pytest.skip("there is no nginx, or no openssl", allow_module_level=True)

MAIN = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log stderr warn;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/tangledbank.conf;
}}
"""


class Proxied(Running):
    """A server as the example wants it, with the usual limits."""

    def start(self) -> None:
        command = [sys.executable, "-m", "tangledbank", "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--bots", "1", "--bot-pace", "10", *BEHIND_NGINX]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        self.wait_until_ready()


class Nginx:
    """The example, with its ports, name and certificate changed as it tells you to."""

    def __init__(self, folder: Path, server: int) -> None:
        self.folder = folder
        self.plain, self.port = free_port(), free_port()
        self.certificate = folder / "certificate.pem"
        key = folder / "key.pem"
        make_certificate(self.certificate, key)
        text = EXAMPLE.read_text()
        for old, new in {
            "listen 80;": f"listen 127.0.0.1:{self.plain};",
            "listen 443 ssl": f"listen 127.0.0.1:{self.port} ssl",
            "play.example.org;": "localhost;",
            "/etc/ssl/play.example.org.pem": str(self.certificate),
            "/etc/ssl/play.example.org.key": str(key),
            "127.0.0.1:8000": f"127.0.0.1:{server}",
        }.items():
            assert old in text
            text = text.replace(old, new)
        (folder / "tangledbank.conf").write_text(text)
        (folder / "nginx.conf").write_text(MAIN.format(folder=folder))
        self._log = (folder / "nginx.log").open("wb")
        self._process = subprocess.Popen(
            ["nginx", "-p", folder, "-c", folder / "nginx.conf"], stderr=self._log
        )
        self.tls = ssl.create_default_context(cafile=str(self.certificate))

    @property
    def url(self) -> str:
        return f"https://localhost:{self.port}"

    def stop(self) -> None:
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait()
        self._log.close()

    def complaints(self) -> str:
        return (self.folder / "nginx.log").read_text()

    def ask(
        self, method: str, path: str, *, source: str = "127.0.0.1", body: Any = None, **headers: str
    ) -> tuple[int, http.client.HTTPMessage, bytes]:
        """A request over TLS from one of this machine's addresses."""
        connection = http.client.HTTPSConnection(
            "localhost", self.port, context=self.tls, source_address=(source, 0)
        )
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        content = None
        if body is not None:
            content = json.dumps(body)
            sent |= {"Content-Type": "application/json", "X-Tangled-Bank": "1"}
        try:
            connection.request(method, path, content, sent)
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()
        finally:
            connection.close()

    def token(self, name: str, source: str = "127.0.0.1", **headers: str) -> int | str:
        """A new token; or the status of a refusal."""
        status, _, told = self.ask(
            "POST", "/api/tokens", body={"name": name}, source=source, **headers
        )
        return str(json.loads(told)["token"]) if status < 300 else status


def make_certificate(certificate: Path, key: Path) -> None:
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"),
            *("-keyout", key, "-out", certificate),
        ],
        check=True,
        capture_output=True,
    )


@pytest.fixture
def nginx(tmp_path: Path) -> Iterator[Nginx]:
    folder = tmp_path / "nginx"
    folder.mkdir()
    server = Proxied(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "server.log")
    server.start()
    proxy = Nginx(folder, server.port)
    try:
        wait_for_port(proxy)
        yield proxy
        assert server.up, server.said()
    finally:
        proxy.stop()
        server.stop()


def wait_for_port(nginx: Nginx) -> None:
    while True:
        assert nginx._process.poll() is None, nginx.complaints()
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", nginx.port)) == 0:
                return


def test_a_whole_game_over_tls_and_websockets(nginx: Nginx) -> None:
    token = nginx.token("host")
    status, _, told = nginx.ask(
        "POST",
        "/api/tables",
        body={"setup": {"seats": [{}, {}]}},
        Authorization=f"Bearer {token}",
    )
    assert status == 201, told
    table = json.loads(told)["table"]
    link = f"{nginx.url}/table/{table}"
    trusting = {**os.environ, "SSL_CERT_FILE": str(nginx.certificate)}
    programs = [
        subprocess.Popen(
            [sys.executable, CLIENT, link, name],
            env=trusting,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for name in ("Marvin", "Deep")
    ]
    said = [program.communicate() for program in programs]
    assert [program.returncode for program in programs] == [0, 0], said
    results = [json.loads(out) for out, _ in said]
    assert results[0] == results[1]
    assert {seat["call"] for seat in results[0]} == {"Marvin", "Deep"}
    summary = json.loads(nginx.ask("GET", f"/api/tables/{table}")[2])
    assert summary["status"] == "over"


def test_headers_come_through(nginx: Nginx) -> None:
    status, headers, page = nginx.ask("GET", "/")
    assert status == 200
    assert b"Tangled Bank" in page
    assert headers["Strict-Transport-Security"]
    assert "default-src 'none'" in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    _, headers, _ = nginx.ask("POST", "/api/me", body={"name": "Ann"})
    cookie = headers["Set-Cookie"]
    assert "Secure" in cookie
    assert "HttpOnly" in cookie


def test_plain_http_is_sent_to_tls(nginx: Nginx) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", nginx.plain)
    connection.request("GET", "/lobby", headers={"Host": "localhost"})
    answer = connection.getresponse()
    connection.close()
    assert answer.status == 308
    assert answer.headers["Location"] == "https://localhost/lobby"


def test_the_numbers_stay_on_this_machine(nginx: Nginx) -> None:
    assert nginx.ask("GET", "/metrics")[0] == 403


def test_limits_count_the_clients_own_address(nginx: Nginx) -> None:
    """Not nginx's, which all share, and not one that a client makes up."""
    while isinstance(nginx.token("many", source="127.0.0.2"), str):
        continue
    assert nginx.token("many", source="127.0.0.2") == 429
    assert nginx.token("liar", source="127.0.0.2", X_Forwarded_For="127.0.0.9") == 429
    assert isinstance(nginx.token("other", source="127.0.0.3"), str)
