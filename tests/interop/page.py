"""A person's browser, as far as `connect_account` needs one: page.py URL TOKEN."""

import http.cookiejar
import sys
import urllib.parse
import urllib.request


def fill_in(url, token):
    """Opens the page and sends its form, with the cookie that came."""
    cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
    browser = urllib.request.build_opener(cookies)
    browser.open(url, timeout=30).read()
    origin = "://".join(urllib.parse.urlsplit(url)[:2])
    sent = urllib.parse.urlencode({"token": token}).encode()
    browser.open(urllib.request.Request(url, sent, {"Origin": origin}), timeout=30).read()


if __name__ == "__main__":
    fill_in(*sys.argv[1:])
