import fc from "fast-check";
import { oddValue } from "./odd-text.ts";

/** Values near a JSON example: each part is mostly unchanged and sometimes replaced. */
export function nearValue(example: unknown): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: usual(example), weight: 15 }, { arbitrary: oddValue, weight: 1 });
}

function usual(example: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(example)) return fc.tuple(...example.map(nearValue));
  if (typeof example !== "object" || example === null) return fc.constant(example);
  const fields = Object.entries(example).map(([name, value]) => [name, nearValue(value)] as const);
  return fc.record(Object.fromEntries(fields), { noNullPrototype: true });
}
