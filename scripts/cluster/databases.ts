import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseUser } from "#server/store/embedded/database-user.ts";
import { type Layout, type Member, members } from "./layout.ts";
import { memberName } from "./patroni-settings.ts";
import { processTree, type RunningProgram, runProgram, until } from "./run-program.ts";

/** Three PostgreSQL under Patroni, and the etcd servers that it asks who leads. */
export type Databases = {
  /** The member that leads; undefined while none does. */
  leader(): Promise<Member | undefined>;
  /** Waits until one leads and the others follow, one of them synchronously. */
  untilComplete(): Promise<void>;
  /** Ends a member as a power cut would: Patroni and its database at once, with SIGKILL. */
  kill(member: Member): Promise<void>;
  start(member: Member): void;
  stop(): Promise<void>;
};

type State = {
  readonly members: readonly { readonly name: string; readonly role: string; readonly state: string }[];
};

/** Starts etcd and Patroni; the files of their settings exist. */
export function startDatabases(layout: Layout, user: DatabaseUser | undefined): Databases {
  const { folder } = layout;
  const etcd = members.map((member) =>
    runProgram("/usr/bin/etcd", etcdOptions(layout, member), {
      user,
      cwd: folder,
      log: layout.log(`etcd-${member}`),
    }),
  );
  const running = new Map<Member, RunningProgram>();

  function start(member: Member): void {
    const program = runProgram("/usr/bin/patroni", [layout.file(`patroni-${member}.yml`)], {
      user,
      cwd: folder,
      log: layout.log(`patroni-${member}`),
    });
    running.set(member, program);
  }
  for (const member of members) start(member);

  async function state(): Promise<State> {
    for (const member of members) {
      const answer = await fetch(`http://127.0.0.1:${layout.patroni(member)}/cluster`, {
        signal: AbortSignal.timeout(3000),
      }).catch(() => undefined);
      if (answer?.ok) return (await answer.json()) as State;
    }
    return { members: [] };
  }

  return {
    async leader() {
      const { members: known } = await state();
      const name = known.find((each) => each.role === "leader" && each.state === "running")?.name;
      return members.find((member) => memberName(member) === name);
    },
    untilComplete: () =>
      until("a leader with two followers", async () => {
        const ended = [...running].find(([, program]) => !program.isRunning());
        if (ended)
          throw new Error(`${memberName(ended[0])} has ended: see ${layout.log(`patroni-${ended[0]}`)}`);
        const { members: known } = await state();
        const roles = known
          .filter((each) => ["running", "streaming"].includes(each.state))
          .map(({ role }) => role);
        return roles.toSorted().join() === "leader,replica,sync_standby";
      }),
    async kill(member) {
      const postmaster = await readFile(join(layout.data(member), "postmaster.pid"), "utf8");
      const pids = [running.get(member)?.pid ?? 0, Number.parseInt(postmaster, 10)].flatMap(processTree);
      for (const pid of new Set(pids)) killNow(pid);
      await until(`the end of ${memberName(member)}`, () => running.get(member)?.isRunning() === false);
    },
    start,
    async stop() {
      await Promise.all([...running.values()].map((program) => program.stop()));
      await Promise.all(etcd.map((program) => program.stop()));
    },
  };
}

/** It may have ended with its parent. */
function killNow(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

function etcdOptions(layout: Layout, member: Member): string[] {
  const client = `http://127.0.0.1:${layout.etcdClient(member)}`;
  const peer = (each: Member) => `http://127.0.0.1:${layout.etcdPeer(each)}`;
  return [
    ["--name", `etcd-${member}`],
    ["--data-dir", layout.file(`etcd-${member}`)],
    ["--listen-client-urls", client],
    ["--advertise-client-urls", client],
    ["--listen-peer-urls", peer(member)],
    ["--initial-advertise-peer-urls", peer(member)],
    ["--initial-cluster", members.map((each) => `etcd-${each}=${peer(each)}`).join(",")],
    ["--initial-cluster-token", "riwaq"],
    ["--log-level", "warn"],
  ].flat();
}
