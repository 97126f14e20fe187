import { execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installWithApt } from "./find-chromium.ts";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../..");
const file = (name: string) => readFile(join(root, "deploy", name), "utf8");

const programs = { nginx: "/usr/sbin/nginx", caddy: "/usr/bin/caddy" } as const;
const canInstall = existsSync("/usr/bin/apt-get");

let folder: string;
/** Stands for the app: answers with the headers that the proxy sent. */
let app: Server;
let appPort: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "riwaq-deploy-"));
  if (canInstall && !existsSync(programs.nginx)) await installWithApt(root, "nginx-light");
  if (canInstall && !existsSync(programs.caddy)) await installWithApt(root, "caddy");
  app = createServer((request, response) => response.end(JSON.stringify(request.headers)));
  await new Promise<void>((ready) => app.listen(0, "127.0.0.1", ready));
  appPort = (app.address() as AddressInfo).port;
}, 180_000);

afterAll(async () => {
  app.close();
  await rm(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, "127.0.0.1", ready));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** What the app was sent by a visitor who names another address as their own; asked again until the proxy listens. */
async function headersBehind(port: number): Promise<Record<string, string>> {
  for (let attempt = 0; ; attempt += 1) {
    const ask = ["-sk", "-H", "X-Forwarded-For: 203.0.113.9", "--resolve", `riwaq.example:${port}:127.0.0.1`];
    const { stdout } = await run("curl", [...ask, `https://riwaq.example:${port}/`]).catch(() => ({
      stdout: "",
    }));
    if (stdout !== "") return JSON.parse(stdout);
    if (attempt === 100) throw new Error("the proxy does not answer");
    await new Promise((later) => setTimeout(later, 100));
  }
}

/** The status and the target of what a proxy answers to plain HTTP. */
async function answerInPlain(port: number, address: string): Promise<string> {
  const ask = ["-s", "-o", "/dev/null", "--resolve", `riwaq.example:${port}:127.0.0.1`];
  const wanted = ["-w", "%{http_code} %{redirect_url}", `http://riwaq.example:${port}${address}`];
  return (await run("curl", [...ask, ...wanted])).stdout.trim();
}

/** What the samples do without encryption: pages are led on, calls are not. */
async function expectPlain(port: number): Promise<void> {
  expect(await answerInPlain(port, "/faq?a=1")).toBe("301 https://riwaq.example/faq?a=1");
  expect(await answerInPlain(port, "/api/session")).toBe("403");
}

/** Runs a proxy while something is asked of it. */
async function whileRunning<T>(
  command: string,
  options: readonly string[],
  env: Record<string, string>,
  ask: () => Promise<T>,
): Promise<T> {
  const proxy = spawn(command, options, { env: { ...process.env, ...env }, stdio: "ignore" });
  try {
    return await ask();
  } finally {
    proxy.kill("SIGTERM");
    await new Promise((ended) => proxy.once("exit", ended));
  }
}

// Only a machine with systemd can judge its units.
test.skipIf(!existsSync("/usr/bin/systemd-analyze"))("systemd finds no fault in the unit", async () => {
  const unit = join(folder, "riwaq.service");
  await writeFile(unit, (await file("riwaq.service")).replaceAll("/opt/riwaq", root));
  const { stderr } = await run("systemd-analyze", ["verify", "--man=no", unit]);
  expect(stderr.split("\n").filter((line) => line.includes("riwaq.service"))).toEqual([]);
});

// systemd's default would end the database's connections at once, while the app answers its last requests.
test("a stop reaches the app alone, which stops its database, before systemd kills what is left", async () => {
  const unit = (await file("riwaq.service")).split("\n");
  expect(unit).toEqual(expect.arrayContaining(["KillMode=mixed", "TimeoutStopSec=30"]));
});

// Where apt is missing and so are the proxies, nothing can run their configurations; CI installs both.
describe.skipIf(!canInstall && !Object.values(programs).every(existsSync))(
  "a proxy in front of the app",
  () => {
    test("nginx passes the visitor's own address, whatever they claim, and calls by HTTPS alone", async () => {
      const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
      const made = [
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-subj",
        "/CN=riwaq.example",
        "-days",
        "1",
      ];
      await run("openssl", [...made, "-keyout", key, "-out", certificate]);
      const [plain, secure] = [await freePort(), await freePort()];
      const site = (await file("nginx.conf"))
        .replace("127.0.0.1:3000", `127.0.0.1:${appPort}`)
        .replace("/etc/ssl/riwaq/fullchain.pem", certificate)
        .replace("/etc/ssl/riwaq/privkey.pem", key)
        .replaceAll(/listen \[::\].*\n/g, "\n")
        .replace("listen 80", `listen ${plain}`)
        .replace("listen 443", `listen ${secure}`);
      const whole = join(folder, "nginx.conf");
      const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      await writeFile(
        whole,
        `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {} http { access_log off; ${paths.join(" ")}\n${site}}`,
      );
      await run(programs.nginx, ["-t", "-p", folder, "-c", whole]);
      const seen = await whileRunning(programs.nginx, ["-p", folder, "-c", whole], {}, async () => {
        const headers = await headersBehind(secure);
        await expectPlain(plain);
        return headers;
      });
      expect(seen["x-forwarded-for"]).toBe("127.0.0.1");
      expect(seen["x-forwarded-proto"]).toBe("https");
      expect(seen.host).toBe("riwaq.example");
    });

    test("Caddy passes the visitor's own address, whatever they claim, and calls by HTTPS alone", async () => {
      const [plain, port] = [await freePort(), await freePort()];
      const config = join(folder, "Caddyfile");
      // Its own certificate authority stands for the public one, and no port needs a right of its own.
      const local = (await file("Caddyfile")).replace(
        "email {$RIWAQ_MAIL}",
        `email {$RIWAQ_MAIL}\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\thttp_port ${plain}\n\thttps_port ${port}`,
      );
      await writeFile(config, local);
      const env = {
        RIWAQ_HOST: "riwaq.example",
        RIWAQ_MAIL: "operator@riwaq.example",
        RIWAQ_APP: `127.0.0.1:${appPort}`,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      };
      const options = ["--config", config, "--adapter", "caddyfile"];
      await run(programs.caddy, ["validate", ...options], { env: { ...process.env, ...env } });
      const seen = await whileRunning(programs.caddy, ["run", ...options], env, async () => {
        const headers = await headersBehind(port);
        await expectPlain(plain);
        return headers;
      });
      expect(seen["x-forwarded-for"]).toBe("127.0.0.1");
      expect(seen["x-forwarded-proto"]).toBe("https");
      expect(seen.host).toMatch(/^riwaq\.example/);
    });
  },
);
