import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The packages of Debian that the cluster consists of, each with its program. */
const programs = {
  "etcd-server": "/usr/bin/etcd",
  patroni: "/usr/bin/patroni",
  haproxy: "/usr/sbin/haproxy",
  pgbouncer: "/usr/sbin/pgbouncer",
  pgbackrest: "/usr/bin/pgbackrest",
} as const;

const postgresql = "/usr/lib/postgresql";

/** The folder with the programs of the newest PostgreSQL of Debian's packages; undefined where there is none. */
export function findPostgresPrograms(): string | undefined {
  if (!existsSync(postgresql)) return undefined;
  const versions = readdirSync(postgresql).toSorted((one, other) => Number(other) - Number(one));
  return versions
    .map((version) => join(postgresql, version, "bin"))
    .find((bin) => existsSync(join(bin, "postgres")));
}

/** The packages that are missing on this machine; none where a cluster can be raised. */
export function missingPackages(): string[] {
  const missing = Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
  return findPostgresPrograms() === undefined ? [...missing, "postgresql"] : missing;
}
