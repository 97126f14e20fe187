import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Waits until the app's end of the pipe closes, on purpose or because the app died. If no other app is registered it
 * stops the database (SIGINT: fast shutdown) and waits until its lock file is gone.
 */
const script = `
trap '' INT TERM HUP
read -r _
rm -f "$1/$2"
for file in "$1"/*; do
  [ -e "$file" ] || continue
  name=\${file##*/}
  app=\${name%%-*}
  case $(cat "/proc/$app/stat" 2>/dev/null) in *") Z "*) rm -f "$file"; continue;; esac
  kill -0 "$app" 2>/dev/null && exit 0
  rm -f "$file"
done
pid=$(head -n 1 "$3/postmaster.pid" 2>/dev/null) || exit 0
[ ! -d /proc/self ] || [ "$(readlink "/proc/$pid/cwd")" = "$3" ] || exit 0
kill -INT "$pid" 2>/dev/null || exit 0
tries=0
while [ "$(head -n 1 "$3/postmaster.pid" 2>/dev/null)" = "$pid" ] && [ $tries -lt 1200 ]; do
  tries=$((tries + 1))
  sleep 0.05
done
`;

/** Registers the app with the database; the returned function unregisters it and waits for the stop if it was the last. */
export async function registerApp(apps: string, cluster: string): Promise<() => Promise<void>> {
  const name = `${process.pid}-${randomUUID()}`;
  await writeFile(join(apps, name), "");
  const watcher = spawn("/bin/sh", ["-c", script, "shutdown-watcher", apps, name, cluster], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
    cwd: "/",
  });
  const exited = new Promise<void>((resolve) => watcher.once("exit", () => resolve()));
  watcher.on("error", () => undefined);
  watcher.stdin.on("error", () => undefined);
  watcher.unref();
  if ("unref" in watcher.stdin && typeof watcher.stdin.unref === "function") watcher.stdin.unref();
  return async () => {
    watcher.ref();
    watcher.stdin.end();
    await exited;
  };
}
