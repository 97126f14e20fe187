import { expect, test } from "vitest";
import { readOrder, type TypedOrder } from "./read-order.ts";

const typed = (more: Partial<TypedOrder>): TypedOrder => ({
  kind: "batch",
  addresses: "",
  words: "",
  schema: "",
  skipsWrong: false,
  ...more,
});
const address = "https://quran.com/112";

test("each kind of order is read from what was typed", () => {
  expect(readOrder(typed({ addresses: `${address}\n`, skipsWrong: true }))).toEqual({
    kind: "batch",
    addresses: [address],
    skipsWrong: true,
  });
  expect(
    readOrder(typed({ kind: "extract", addresses: address, words: " names ", schema: '{"type":"object"}' })),
  ).toEqual({ kind: "extract", addresses: [address], prompt: "names", schema: { type: "object" } });
  expect(readOrder(typed({ kind: "research", words: " why " }))).toEqual({ kind: "research", query: "why" });
  expect(readOrder(typed({ kind: "llms-text", addresses: address }))).toEqual({ kind: "llms-text", address });
});

test("what cannot be sent is said before anything is asked", () => {
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
