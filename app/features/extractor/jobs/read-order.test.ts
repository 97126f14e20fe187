import { expect, test } from "vitest";
import { readOrder, type TypedOrder } from "./read-order.ts";

const typed = (more: Partial<TypedOrder>): TypedOrder => ({
  kind: "batch",
  addresses: "",
  words: "",
  schema: "",
  credits: "100",
  skipsWrong: false,
  ...more,
});
const address = "https://quran.com/112";

test("each kind of order is read from the form", () => {
  expect(readOrder(typed({ addresses: `${address}\n`, skipsWrong: true }))).toEqual({
    kind: "batch",
    addresses: [address],
    skipsWrong: true,
    leftOut: [],
  });
  expect(
    readOrder(typed({ kind: "extract", addresses: address, words: " names ", schema: '{"type":"object"}' })),
  ).toEqual({
    kind: "extract",
    addresses: [address],
    skipsWrong: false,
    leftOut: [],
    prompt: "names",
    schema: { type: "object" },
  });
  expect(readOrder(typed({ kind: "research", words: " why " }))).toEqual({ kind: "research", query: "why" });
  expect(readOrder(typed({ kind: "llms-text", addresses: address }))).toEqual({ kind: "llms-text", address });
});

test("an agent needs a question and a limit of credits, but no address", () => {
  const agent = { kind: "agent", words: " who reads so " } as const;
  const order = { kind: "agent", prompt: "who reads so", addresses: [], leftOut: [], mostCredits: 100 };
  expect(readOrder(typed(agent))).toEqual(order);
  expect(readOrder(typed({ ...agent, addresses: address, schema: "{}", credits: " 7 " }))).toEqual({
    ...order,
    addresses: [address],
    schema: {},
    mostCredits: 7,
  });
  expect(readOrder(typed({ ...agent, words: " " }))).toEqual({ problem: "noQuestion" });
  for (const credits of ["", "0", "1.5", "2501", "many"])
    expect(readOrder(typed({ ...agent, credits }))).toEqual({ problem: "wrongCredits" });
});

test("an order that cannot be sent has a problem", () => {
  const many = Array.from({ length: 101 }, (_, at) => `${address}/${at}`).join("\n");
  for (const [order, problem] of [
    [{}, "noAddresses"],
    [{ addresses: "quran.com" }, "wrongAddresses"],
    [{ addresses: many }, "tooManyAddresses"],
    [{ kind: "research", words: "  " }, "noQuestion"],
    [{ kind: "extract", addresses: address }, "noQuestion"],
    [{ kind: "extract", addresses: address, schema: "[]" }, "failure.wrongSchema"],
    [{ kind: "llms-text", addresses: "ftp://a.example" }, "wrongAddresses"],
  ] as const)
    expect(readOrder(typed(order)), problem).toMatchObject({ problem });
});

test("a line that is not an address is ignored and listed if the person chose that, else it is an error", () => {
  const addresses = `quran.com/112\n${address}\nsome words, no address\nhttps://\n${address}/1`;
  expect(readOrder(typed({ addresses, skipsWrong: true }))).toEqual({
    kind: "batch",
    addresses: [address, `${address}/1`],
    skipsWrong: true,
    leftOut: ["quran.com/112", "some words, no address", "https://"],
  });
  expect(readOrder(typed({ addresses }))).toEqual({
    problem: "wrongAddresses",
    list: "quran.com/112, some words, no address, https://",
  });
  for (const none of ["quran.com/112", "https://\nftp://a.example"])
    expect(readOrder(typed({ addresses: none, skipsWrong: true }))).toMatchObject({
      problem: "wrongAddresses",
    });
});

test("an extract ignores or rejects such lines in the same way", () => {
  const order = { kind: "extract", addresses: `bad\n${address}`, words: "names" } as const;
  expect(readOrder(typed({ ...order, skipsWrong: true }))).toMatchObject({
    addresses: [address],
    leftOut: ["bad"],
  });
  expect(readOrder(typed(order))).toEqual({ problem: "wrongAddresses", list: "bad" });
});

test("the limit of addresses does not count ignored lines", () => {
  const many = Array.from({ length: 100 }, (_, at) => `${address}/${at}`);
  const lines = [...many, "bad", "worse"].join("\n");
  expect(readOrder(typed({ addresses: lines, skipsWrong: true }))).toMatchObject({
    leftOut: ["bad", "worse"],
  });
});
