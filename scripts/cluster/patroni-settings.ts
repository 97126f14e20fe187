import { type Layout, type Member, members } from "./layout.ts";

/** Seconds after which a leader that says nothing has lost its place, and between two rounds of Patroni. */
const failover = { ttl: 20, loopWait: 5, retryTimeout: 5 } as const;

/** Passwords of the database's users; made at the first start of a cluster. */
export type Passwords = { readonly postgres: string; readonly replicator: string; readonly riwaq: string };

/** The name of a database server in Patroni. */
export const memberName = (member: Member) => `member-${member}`;

/** The settings of Patroni for one database server. JSON is YAML: Patroni reads it as it is. */
export function patroniSettings(layout: Layout, member: Member, passwords: Passwords, programs: string) {
  const { folder } = layout;
  const user = (username: "postgres" | "replicator") => ({ username, password: passwords[username] });
  return {
    scope: "riwaq",
    name: memberName(member),
    restapi: {
      listen: `127.0.0.1:${layout.patroni(member)}`,
      connect_address: `127.0.0.1:${layout.patroni(member)}`,
    },
    etcd3: { hosts: members.map((each) => `127.0.0.1:${layout.etcdClient(each)}`) },
    bootstrap: {
      dcs: {
        ttl: failover.ttl,
        loop_wait: failover.loopWait,
        retry_timeout: failover.retryTimeout,
        // Only a server that has every acknowledged write may become the leader.
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            max_connections: 100,
            // A standby that hangs is replaced before a waiting write reaches its time limit.
            wal_sender_timeout: "5s",
            wal_log_hints: "on",
            // What was committed by a moment can be told exactly.
            track_commit_timestamp: "on",
            archive_mode: "on",
            archive_timeout: "60s",
          },
        },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
    },
    postgresql: {
      listen: `127.0.0.1:${layout.postgres(member)}`,
      connect_address: `127.0.0.1:${layout.postgres(member)}`,
      data_dir: layout.data(member),
      bin_dir: programs,
      pgpass: layout.file(`pgpass-${member}`),
      authentication: {
        superuser: user("postgres"),
        replication: user("replicator"),
        rewind: user("postgres"),
      },
      parameters: {
        unix_socket_directories: folder,
        shared_buffers: "64MB",
        jit: "off",
        log_error_verbosity: "terse",
        log_min_error_statement: "panic",
        archive_command: `pgbackrest --config=${layout.file(`pgbackrest-${member}.conf`)} --stanza=riwaq archive-push %p`,
      },
      pg_hba: [
        "local all all trust",
        "host replication replicator 127.0.0.1/32 scram-sha-256",
        "host all all 127.0.0.1/32 scram-sha-256",
      ],
    },
  };
}
