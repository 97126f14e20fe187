import { type Layout, members } from "./layout.ts";
import { memberName, type Passwords } from "./patroni-settings.ts";

/** HAProxy in front of the databases, where it follows the leader, and in front of the app processes. */
export function haproxySettings(layout: Layout): string {
  const databases = members.map(
    (member) =>
      `  server ${memberName(member)} 127.0.0.1:${layout.postgres(member)} check port ${layout.patroni(member)}`,
  );
  const apps = members.map((member) => `  server app-${member} 127.0.0.1:${layout.app(member)} check`);
  const failure = '{"error":{"code":"unavailable"}}'.replaceAll('"', '\\"');
  return `global
  maxconn 8000
defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 3s
  timeout http-request 10s
  timeout http-keep-alive 60s

# Patroni answers /primary with 200 on the leader only. Connections to a leader that is one no longer are cut.
listen leader
  bind 127.0.0.1:${layout.leader}
  mode tcp
  timeout client 1h
  timeout server 1h
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${databases.join("\n")}

# /api/health says that a process is up and does not stop, whatever its database: pages go on without one.
# A connection that a stopping process refuses goes to another one; that is safe for every request.
listen site
  bind 127.0.0.1:${layout.site}
  mode http
  option http-server-close
  http-request set-header X-Forwarded-For %[src]
  http-error status 503 content-type application/json string "${failure}" hdr Retry-After 2
  option redispatch 1
  retries 4
  retry-on conn-failure
  option httpchk GET /api/health
  default-server inter 250ms fall 1 rise 1
${apps.join("\n")}
`;
}

/** PgBouncer in front of the leader: a connection belongs to a client for one transaction. */
export function pgbouncerSettings(layout: Layout): string {
  return `[databases]
riwaq = host=127.0.0.1 port=${layout.leader} dbname=riwaq

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${layout.pgbouncer}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${layout.file("pgbouncer-users.txt")}
pool_mode = transaction
max_client_conn = 200
default_pool_size = 20
server_login_retry = 1
server_connect_timeout = 3
; Without a leader a call is answered with 503 after so many seconds.
query_wait_timeout = 5
; The role has these: a connection of a pool cannot have those of each client.
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout,options
`;
}

/** The users of PgBouncer, who sign in to the database with the same password. */
export function pgbouncerUsers({ riwaq }: Passwords): string {
  return `"riwaq" "${riwaq}"\n`;
}

/** pgBackRest for one database server; all write to the same repository. */
export function pgbackrestSettings(layout: Layout, member: (typeof members)[number]): string {
  return `[global]
repo1-path=${layout.file("backups")}
repo1-retention-full=7
log-path=${layout.file("logs")}
lock-path=${layout.file("locks")}
spool-path=${layout.file("spool")}
log-level-console=warn
start-fast=y
compress-type=zst

[riwaq]
pg1-path=${layout.data(member)}
pg1-port=${layout.postgres(member)}
pg1-socket-path=${layout.folder}
pg1-user=postgres
`;
}
