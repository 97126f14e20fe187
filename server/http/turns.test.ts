import { once } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { acceptedConnections } from "./accepted-connections.ts";
import { networkTurns } from "./turns.ts";

test("networks take turns, so that one that asks for much waits for itself", async () => {
  const turns = networkTurns(1);
  const done: string[] = [];
  const ask = (network: string, name: string) => turns.run(network, () => void done.push(name));
  const greedy = ["a1", "a2", "a3", "a4"].map((name) => ask("a", name));
  const modest = [ask("b", "b1"), ask("c", "c1")];
  expect([turns.waiting(), turns.waitingOf("a"), turns.waitingOf("d")]).toEqual([6, 4, 0]);
  await Promise.all([...greedy, ...modest]);
  expect(done).toEqual(["a1", "b1", "c1", "a2", "a3", "a4"]);
  expect([turns.waiting(), turns.waitingOf("a")]).toEqual([0, 0]);
});

test("no more pieces are under way than may be, and one that fails leaves its place", async () => {
  const turns = networkTurns(2);
  let [under, most] = [0, 0];
  const work = async (at: number) => {
    under += 1;
    most = Math.max(most, under);
    await new Promise((resolve) => setTimeout(resolve, 2));
    under -= 1;
    if (at % 2 === 0) throw new Error(`failed ${at}`);
    return at;
  };
  const ended = await Promise.allSettled(
    Array.from({ length: 9 }, (_, at) => turns.run(`${at % 3}`, () => work(at))),
  );
  expect(most).toBe(2);
  expect(ended.map(({ status }) => status === "fulfilled")).toEqual(ended.map((_, at) => at % 2 === 1));
  expect(await turns.run("a", () => "still working")).toBe("still working");
});

test("what needs no work is answered between two pieces of it", async () => {
  const turns = networkTurns(1);
  const server = createServer((_, answer) => answer.end()).listen(0);
  await once(server, "listening");
  let [begun, isAnswered] = [0, false];
  const busy = () => {
    begun += 1;
    const end = performance.now() + 5;
    while (performance.now() < end);
  };
  const work = Array.from({ length: 60 }, () => turns.run("a", () => (isAnswered ? undefined : busy())));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) =>
    get({ port, agent: false }, (answer) => answer.resume().once("end", resolve)),
  );
  isAnswered = true;
  expect(begun).toBeLessThan(20);
  await Promise.all(work);
  server.close();
});

test("the last of many new connections waits for few pieces of the work of others", async () => {
  const server = createServer((_, answer) => answer.end()).listen(0);
  await once(server, "listening");
  const turns = networkTurns(1, acceptedConnections(server));
  let [begun, answered] = [0, 0];
  const connections = 50;
  const busy = () => {
    begun += 1;
    const end = performance.now() + 5;
    while (performance.now() < end);
  };
  const work = Array.from({ length: 100 }, () =>
    turns.run("a", () => (answered === connections ? undefined : busy())),
  );
  const { port } = server.address() as AddressInfo;
  const visit = () =>
    new Promise<void>((resolve) =>
      get({ port, agent: false }, (answer) => answer.resume().once("end", resolve)).once("close", () => {
        answered += 1;
      }),
    );
  await Promise.all(Array.from({ length: connections }, visit));
  expect(begun).toBeLessThan(connections / 2);
  await Promise.all(work);
  server.close();
});
