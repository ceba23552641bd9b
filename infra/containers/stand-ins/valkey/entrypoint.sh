#!/bin/bash
set -e
if [ "$1" = valkey-server ] && [ "$(id -u)" = 0 ]; then
  chown -R valkey /data
  cd /data
  exec setpriv --reuid valkey --regid valkey --init-groups "$@" --bind 0.0.0.0 --protected-mode no
fi
exec "$@"
