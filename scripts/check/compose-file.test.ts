import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DCLinter } from "dclint";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { readEnvironment } from "#server/config/environment.ts";
import { readServiceSettings } from "#server/config/service-environment.ts";
import { quietLog } from "#server/store/temporary-place.ts";

const root = resolve(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const dockerfile = read("Dockerfile");

/** The last value of an instruction, or of one variable of ENV, in the image that is deployed. */
function instruction(name: string): string {
  const [, value = ""] = [...dockerfile.matchAll(new RegExp(`^${name} (.+)$`, "gm"))].at(-1) ?? [];
  return value;
}
const imageVariables = Object.fromEntries(
  instruction("ENV")
    .split(" ")
    .map((pair) => pair.split("=", 2)),
);

const service = z.object({
  environment: z.record(z.string(), z.string()).default({}),
  secrets: z.array(z.string()).default([]),
  networks: z.array(z.string()),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  restart: z.literal("unless-stopped"),
});
const composeFile = z.object({
  services: z.object({
    app: service.extend({
      entrypoint: z.tuple([z.literal("sh"), z.literal("-c"), z.string(), z.literal("sh")]),
      command: z.array(z.string()),
      env_file: z.array(z.object({ path: z.string(), required: z.literal(false) })),
      depends_on: z.object({ database: z.object({ condition: z.literal("service_healthy") }) }),
      read_only: z.literal(true),
      tmpfs: z.array(z.string()),
      cap_drop: z.tuple([z.literal("ALL")]),
      security_opt: z.tuple([z.literal("no-new-privileges:true")]),
    }),
    database: service.extend({ image: z.string(), healthcheck: z.object({ test: z.array(z.string()) }) }),
    proxy: service,
  }),
  networks: z.object({
    inside: z.object({ ipam: z.object({ config: z.array(z.record(z.string(), z.string())) }) }),
  }),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
  volumes: z.record(z.string(), z.null()),
});
const { services, networks, secrets, volumes } = composeFile.parse(parse(read("deploy/compose.yaml")));
const { app, database, proxy } = services;

/** As Compose fills it in: `${NAME:?…}` from the operator's variables, `$$` as `$`. */
const filled = (text: string) =>
  text
    .replaceAll(/\$\{RIWAQ_(\w+):\?[^}]*\}/g, (_, name) => `${name.toLowerCase()}.example`)
    .replaceAll("$$", "$");
const filledAll = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filled(value)]));

describe("compose.yaml", () => {
  test("is valid by the schema of the Compose specification, and names every image's version", () => {
    // Off is what is taste (order, quotes) or meant: the proxy is there to be reached at every interface.
    const off = [
      ...["no-quotes-in-volumes", "require-quotes-in-ports", "no-unbound-port-interfaces"],
      ...["service-keys-order", "top-level-properties-order"],
    ];
    const rules = Object.fromEntries(off.map((rule) => [rule, 0 as const]));
    const linter = new DCLinter({ rules, quiet: true, debug: false, exclude: [] });
    const faultsOf = (path: string): { rule: string; message: string }[] =>
      linter.lintFiles([path], false).flatMap(({ messages }: { messages: [] }) => messages);
    expect(faultsOf(join(root, "deploy/compose.yaml"))).toEqual([]);

    const folder = mkdtempSync(join(tmpdir(), "riwaq-compose-"));
    const wrong = join(folder, "compose.yaml");
    writeFileSync(wrong, read("deploy/compose.yaml").replace("read_only: true", "readonly: true"));
    expect(faultsOf(wrong).map(({ rule }) => rule)).toEqual(["invalid-schema"]);
    rmSync(folder, { recursive: true });
  });

  test("gives the app variables that it knows and can use, and that the documentation has", () => {
    const values = { ...imageVariables, ...filledAll(app.environment) };
    const { PORT, HOST } = readEnvironment(values);
    const { trustedProxies, publicUrl } = readServiceSettings(values, quietLog());
    expect({ PORT, HOST, publicUrl }).toEqual({
      PORT: 3000,
      HOST: "0.0.0.0",
      publicUrl: "https://host.example",
    });
    expect(trustedProxies).toEqual(networks.inside.ipam.config.map(({ subnet }) => subnet));
    const documented = read("docs/operating.md").matchAll(/^\| `([A-Z_]+)`/gm);
    expect([...documented].map(([, name]) => name)).toEqual(
      expect.arrayContaining(Object.keys(app.environment)),
    );
  });

  test("starts what the image starts, with the password of the database from its file", () => {
    const [shell, option, script, name] = app.entrypoint;
    expect(app.command).toEqual(JSON.parse(instruction("CMD")));
    expect(app.secrets).toEqual(database.secrets);
    const [secret = ""] = app.secrets;
    const path = `/run/secrets/${secret}`;
    expect(database.environment.POSTGRES_PASSWORD_FILE).toBe(path);
    const folder = mkdtempSync(join(tmpdir(), "riwaq-compose-"));
    writeFileSync(join(folder, secret), "0123abcd");
    const asked = filled(script).replace(path, join(folder, secret));
    const run = (...command: string[]) =>
      execFileSync(shell, [option, asked, name, ...command], { encoding: "utf8" }).trim();
    const url = run("printenv", "DATABASE_URL");
    expect(run("printf", "%s|", "two words", "$HOME")).toBe("two words|$HOME|");
    rmSync(folder, { recursive: true });
    const { POSTGRES_USER, POSTGRES_DB } = database.environment;
    expect(url).toBe(`postgresql://${POSTGRES_USER}:0123abcd@database/${POSTGRES_DB}`);
    const { place } = readServiceSettings({ DATABASE_URL: url }, quietLog());
    expect(place).toMatchObject({ databaseUrl: url });
    expect(database.healthcheck.test).toEqual(["CMD", "pg_isready", "-h", "127.0.0.1", "-U", POSTGRES_USER]);
  });

  test("lets the app write only where the image does, as its user without rights", () => {
    expect(instruction("USER")).toBe("node");
    expect(instruction("HEALTHCHECK")).not.toBe("");
    expect(app.tmpfs.some((folder) => imageVariables.DATA_DIR?.startsWith(`${folder}/`))).toBe(true);
    // The file of the password is mounted with the owner that it has: the first lines say whose it must be.
    const [, user] = /^RUN useradd --uid (\d+) node$/m.exec(dockerfile) ?? [];
    expect(read("deploy/compose.yaml")).toContain(`chown ${user} ${join("deploy", "database-password")}`);
  });

  test("leaves the operator's secrets out of the image and out of the repository", () => {
    const files = [
      ...Object.values(secrets).map(({ file }) => file),
      ...app.env_file.map(({ path }) => path),
    ];
    expect(files).toHaveLength(2);
    for (const ignored of [".dockerignore", ".gitignore"])
      expect(read(ignored).split("\n")).toEqual(
        expect.arrayContaining(files.map((file) => join("deploy", file))),
      );
  });

  test("shows the network the proxy alone, which gets what the Caddyfile asks for", () => {
    expect([app.ports, database.ports]).toEqual([[], []]);
    expect(proxy.ports).toEqual(["80:80", "443:443", "443:443/udp"]);
    for (const { networks: joined } of Object.values(services)) expect(joined).toEqual(Object.keys(networks));
    const asked = [...read("deploy/Caddyfile").matchAll(/\{\$(\w+)/g)].map(([, name]) => name);
    expect(new Set(Object.keys(proxy.environment))).toEqual(new Set(asked));
    expect(proxy.environment.RIWAQ_APP).toBe(`app:${instruction("EXPOSE")}`);
    expect(imageVariables.PORT).toBe(instruction("EXPOSE"));
    expect(proxy.volumes).toContain("./Caddyfile:/etc/caddy/Caddyfile:ro");
    const named = [...database.volumes, ...proxy.volumes].filter((volume) => !volume.startsWith("."));
    expect(named.map((volume) => volume.split(":")[0])).toEqual(Object.keys(volumes));
    // From 18 on the image keeps its data in a folder of its version below this one.
    expect(database.image).toMatch(/^postgres:18/);
    expect(database.volumes).toEqual(["database:/var/lib/postgresql"]);
  });
});
