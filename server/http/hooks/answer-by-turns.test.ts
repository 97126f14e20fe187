import Fastify from "fastify";
import { expect, test, vi } from "vitest";
import { answerByTurns } from "./answer-by-turns.ts";

async function server() {
  const app = Fastify({ trustProxy: true });
  let [under, most, begun] = [0, 0, 0];
  let goOn = () => {};
  const isFree = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  answerByTurns(app);
  app.post("/answer", async () => {
    begun += 1;
    under += 1;
    most = Math.max(most, under);
    await isFree;
    under -= 1;
    return {};
  });
  app.get("/fails", async () => {
    throw new Error("it fails");
  });
  const ask = async (from: string, payload: object = {}) =>
    app.inject({ method: "POST", url: "/answer", payload, headers: { "x-forwarded-for": from } });
  return { app, ask, goOn, begun: () => begun, most: () => most };
}

test("no more than two calls are under way at the same time, and each is answered", async () => {
  const { app, ask, goOn, begun, most } = await server();
  const calls = Array.from({ length: 8 }, (_, at) => ask(`192.0.2.${at % 3}`));
  await vi.waitFor(() => expect(begun()).toBe(2));
  goOn();
  expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 200));
  expect([begun(), most()]).toEqual([8, 2]);
  await app.close();
});

test("an answer of the model takes no turn, and a call that fails leaves its own", async () => {
  const { app, ask, goOn, begun } = await server();
  for (let at = 0; at < 5; at++) expect((await app.inject("/fails")).statusCode).toBe(500);
  const model = Array.from({ length: 4 }, () => ask("192.0.2.1", { model: true }));
  await vi.waitFor(() => expect(begun()).toBe(4));
  const others = [ask("192.0.2.2"), ask("192.0.2.3")];
  await vi.waitFor(() => expect(begun()).toBe(6));
  goOn();
  await Promise.all([...model, ...others]);
  await app.close();
});
