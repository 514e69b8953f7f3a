#!/usr/bin/python3
"""A WebKitGTK window without a toolbar for WebKitWebDriver: MiniBrowser cannot be as narrow as a phone.

Usage: webkit-window.py HOME [--dark]. HOME is a folder for its data. It has a file `pid`, and `problems.log` with a line
for each uncaught error and each refusal of the content policy, which WebDriver has no command for.
SIGUSR1 takes the network away, SIGUSR2 brings it back.
"""
import os
import signal
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import GLib, Gtk, WebKit2

HOME = sys.argv[1]
NO_PROXY_HERE = 'http://127.0.0.1:9'
REPORT = """(() => {
  const report = (text) => window.webkit.messageHandlers.problem.postMessage(String(text).slice(0, 600));
  addEventListener('error', ({ message, filename, lineno }) => { if (message) report(`error ${message} ${filename}:${lineno}`) }, true);
  addEventListener('unhandledrejection', ({ reason }) => report(`rejection ${reason?.message ?? reason}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report(`policy ${effectiveDirective} ${blockedURI}`));
})()"""

with open(f'{HOME}/pid', 'w') as pid:
    pid.write(str(os.getpid()))
log = open(f'{HOME}/problems.log', 'a', buffering=1)

Gtk.Settings.get_default().props.gtk_application_prefer_dark_theme = '--dark' in sys.argv
data = WebKit2.WebsiteDataManager(base_data_directory=f'{HOME}/data', base_cache_directory=f'{HOME}/cache')
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
context.set_preferred_languages(['en-US'])


def on_problem(_content, message):
    log.write(message.get_js_value().to_string().replace('\n', ' ') + '\n')


def open_view(_session):
    content = WebKit2.UserContentManager()
    content.connect('script-message-received::problem', on_problem)
    content.register_script_message_handler('problem')
    content.add_script(WebKit2.UserScript.new(
        REPORT, WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START, None, None))
    view = WebKit2.WebView(web_context=context, user_content_manager=content, is_controlled_by_automation=True)
    window = Gtk.Window()
    window.set_default_size(1280, 800)
    window.add(view)
    window.show_all()
    view.grab_focus()
    view.connect('close', lambda _view: window.destroy())
    return view


def on_automation(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('linx-webkit')
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect('create-web-view', open_view)


def set_offline(is_offline):
    if is_offline:
        settings = WebKit2.NetworkProxySettings.new(NO_PROXY_HERE, None)
        data.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, settings)
    else:
        data.set_network_proxy_settings(WebKit2.NetworkProxyMode.NO_PROXY, None)
    return True


context.connect('automation-started', on_automation)
GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR1, set_offline, True)
GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR2, set_offline, False)
GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGTERM, Gtk.main_quit)
Gtk.main()
