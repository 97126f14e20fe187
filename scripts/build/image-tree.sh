#!/bin/sh
# image-tree.sh FOLDER: follows the Dockerfile without a container builder, as root, with debootstrap and strip: the same
# Debian, Node and files in a tree of its own, in which the server is started as a user without rights until it answers.
# Prints the megabytes (10^6 bytes) of the tree as a tar, which is what an image consists of, and ends with 1 where they
# are 400 or more. The product must be built.
set -eu
tree=$1
root=$(cd "$(dirname "$0")/../.." && pwd)
port=${PORT:-5791}
[ -e "$tree" ] && { echo "$tree is there already" >&2; exit 1; }
# What the slim image of Debian has: the smallest Debian, without documents.
debootstrap --variant=minbase bookworm "$tree" >&2
rm -rf "$tree/usr/share/doc" "$tree/usr/share/man" "$tree/usr/share/locale" "$tree/usr/share/info" "$tree/var/cache/apt" "$tree/var/lib/apt/lists"
node=$("$root/node_modules/.bin/node" -p process.execPath)
strip --strip-all -o "$tree/usr/local/bin/node" "$node"
sh "$root/deploy/runtime-files.sh" "$root" "$tree/app" >&2
chroot "$tree" useradd --uid 1000 node
size=$(($(tar cf - -C "$tree" . | wc -c) / 1000000))
# The file system is read-only but for /tmp, as in compose.yaml.
unshare --mount sh -c '
	mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && mount -t tmpfs tmpfs "$1/tmp"
	mount -t proc proc "$1/proc" && mount --bind /dev "$1/dev"
	exec chroot --userspec=node:node "$1" /usr/bin/env -i PATH=/usr/local/bin:/usr/bin:/bin NODE_ENV=production \
		HOST=127.0.0.1 PORT="$2" DATA_DIR=/tmp/riwaq DATABASE_URL="$3" sh -c "cd /app && exec node server/main/serve.ts"
' sh "$tree" "$port" "${DATABASE_URL:-postgresql://riwaq@127.0.0.1:1/riwaq}" >&2 &
server=$!
trap 'kill $server 2>/dev/null || true' EXIT
tries=0
until curl -fs "http://127.0.0.1:$port/api/health" >/dev/null; do
	tries=$((tries + 1))
	[ $tries -lt 60 ] || { echo "the server does not answer" >&2; exit 1; }
	sleep 0.5
done
for path in / /digital-quran /api/quran/verses/2:255; do curl -fs "http://127.0.0.1:$port$path" >/dev/null; done
echo "$size MB"
[ "$size" -lt 400 ]
