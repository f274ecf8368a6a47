#!/bin/sh
# Fills in the two templates from the environment and runs nginx in the foreground; platen.conf.template says what each
# variable is. Needs envsubst (Debian: gettext-base).
set -eu
here=$(dirname "$0")
: "${PLATEN_SERVERS:?one \"server host:port max_fails=0;\" a platform process}"
export PLATEN_MADE="${PLATEN_MADE:-/tmp/platen-nginx}"
export PLATEN_LISTEN="${PLATEN_LISTEN:-8080}" PLATEN_ROOT="${PLATEN_ROOT:-/srv/platen}" PLATEN_SERVERS
export PLATEN_CONFIGURATION="${PLATEN_CONFIGURATION:-/site}" PLATEN_HEADERS="${PLATEN_HEADERS:-/site/headers.conf}"
made=$PLATEN_MADE
mkdir -p "$made"
envsubst '$PLATEN_MADE' < "$here/nginx.conf.template" > "$made/nginx.conf"
envsubst '$PLATEN_LISTEN $PLATEN_ROOT $PLATEN_SERVERS $PLATEN_CONFIGURATION $PLATEN_HEADERS' \
  < "$here/platen.conf.template" > "$made/platen.conf"
if [ -n "${PLATEN_HSTS:-}" ]; then
  printf 'add_header strict-transport-security "%s" always;\n' "$PLATEN_HSTS"
fi > "$made/transport.conf"
# nginx opens its log by name, which fails where standard output is a socket (systemd) or another user's (some container
# runtimes). A pipe of our own can be opened; it ends with nginx.
if ! (: >> /dev/stdout) 2> /dev/null; then
  rm -f "$made/log"
  mkfifo "$made/log"
  cat < "$made/log" &
  exec > "$made/log"
  rm "$made/log"
fi
exec nginx -c "$made/nginx.conf" -g "daemon off; ${PLATEN_DIRECTIVES:-}"
