import { join } from "node:path";

/** Databases, etcd servers and app processes: each has three. */
export const members = [1, 2, 3] as const;
export type Member = (typeof members)[number];

/** The loopback ports of a cluster, 40 from its first one on, and its folders. */
export type Layout = ReturnType<typeof layoutOf>;

/** Where everything of a cluster listens and lives. */
export function layoutOf(folder: string, firstPort: number) {
  const port = (offset: number) => firstPort + offset;
  return {
    folder,
    etcdClient: (member: Member) => port(member),
    etcdPeer: (member: Member) => port(3 + member),
    postgres: (member: Member) => port(10 + member),
    patroni: (member: Member) => port(20 + member),
    app: (member: Member) => port(33 + member),
    /** HAProxy: always the leader of the databases. */
    leader: port(30),
    /** HAProxy: the three app processes. */
    site: port(31),
    pgbouncer: port(32),
    /** A database restored to a moment. */
    restored: port(38),
    data: (member: Member) => join(folder, `postgres-${member}`),
    file: (name: string) => join(folder, name),
    log: (name: string) => join(folder, "logs", `${name}.log`),
  };
}
