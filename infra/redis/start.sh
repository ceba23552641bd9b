#!/bin/sh
# Starts Redis (Valkey) with the users of users.acl, whose passwords come from the environment. A file that it cannot read, as
# a full disk or a lost power supply may leave one, is put aside, and it begins empty at its next start (docs/adr/0054).
data=${REDIS_DATA:-/data}
users=${REDIS_USERS:-/etc/valkey/users.acl}
filled=${TMPDIR:-/tmp}/users.acl

umask 077
eval "cat <<END
$(cat "$users")
END" > "$filled"
chown valkey "$filled"

docker-entrypoint.sh valkey-server --appendonly yes --appendfsync everysec --maxmemory-policy noeviction \
  --aclfile "$filled" "$@" &
server=$!
trap 'kill -TERM "$server"' TERM INT
wait "$server"
code=$?
# A signal ends that wait, and the server takes a moment longer.
while kill -0 "$server" 2> /dev/null; do
  wait "$server"
  code=$?
done

# A wrong setting ends it with the same code; a file goes only when its own check refuses it, too.
kept=$data/appendonlydir
if [ "$code" -eq 1 ] && [ -f "$kept/appendonly.aof.manifest" ] &&
  ! valkey-check-aof "$kept/appendonly.aof.manifest" > /dev/null 2>&1; then
  echo "Redis cannot read its append-only file, which is $data/broken now; it begins empty" >&2
  rm -rf "$data/broken"
  mv "$kept" "$data/broken"
fi
exit "$code"
