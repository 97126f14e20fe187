import fc from "fast-check";
import { z } from "zod";
import { oddText, oddValue } from "./odd-text.ts";

/** The part of JSON Schema that zod writes and this reads. */
type Shape = {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
};

const emails = fc.integer({ min: 0 }).map((number) => `person-${number}@example.org`);
const addresses = fc
  .constantFrom("https://fcm.googleapis.com/send/a", "http://localhost/", "https://a.example:1/?q=%00")
  .map(String);

function right(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(right));
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.format === "email") return emails;
  if (shape.format === "uri") return addresses;
  if (shape.pattern !== undefined) return fc.stringMatching(new RegExp(shape.pattern, "u"));
  if (shape.type === "integer")
    return fc.integer({ min: shape.minimum ?? -10, max: Math.min(shape.maximum ?? 1e6, 1e9) });
  if (shape.type === "number")
    return fc.double({ min: shape.minimum ?? -400, max: shape.maximum ?? 400, noNaN: true });
  if (shape.type === "boolean") return fc.boolean();
  if (shape.type === "array") return fc.array(near(shape.items ?? {}), { maxLength: 4 });
  if (shape.properties) return fields(shape.properties);
  return shape.type === "string" ? oddText : oddValue;
}

/** Mostly what was asked for, sometimes not: so that cases come past the first check and break the second. */
function near(shape: Shape): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: right(shape), weight: 9 }, { arbitrary: oddValue, weight: 1 });
}

function fields(properties: Readonly<Record<string, Shape>>): fc.Arbitrary<Record<string, unknown>> {
  const named = Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, near(shape)]));
  const whole = fc.record(named);
  const some = fc.record(named, { requiredKeys: [] });
  const more = fc
    .tuple(whole, fc.constantFrom("more", "__proto__", "constructor", "toString"), oddValue)
    .map(([known, name, value]) => Object.fromEntries([...Object.entries(known), [name, value]]));
  return fc.oneof(
    { arbitrary: whole, weight: 7 },
    { arbitrary: some, weight: 2 },
    { arbitrary: more, weight: 1 },
  );
}

/** Values near what a schema takes, and others. */
export function likeSchema(schema: z.ZodType): fc.Arbitrary<unknown> {
  const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;
  return near(shape);
}

/** Queries near what a schema takes, as they stand behind the question mark: names may come twice or be unknown. */
export function likeQuery(schema: z.ZodType): fc.Arbitrary<string> {
  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;
  const one = fc
    .constantFrom(...Object.entries(properties), ["more", {}] as const)
    .chain(([name, shape]) => near(shape).map((value) => [name, String(value)] as const));
  const whole = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, near(shape)])),
    { requiredKeys: [] },
  );
  const pairs = fc.oneof(
    fc.array(one, { maxLength: 6 }),
    whole.map((known) => Object.entries(known).map(([name, value]) => [name, String(value)] as const)),
  );
  return fc.oneof(
    { arbitrary: pairs.map(queryOf), weight: 9 },
    { arbitrary: oddText.map((text) => encodeURI(text.toWellFormed()).replaceAll("%25", "%")), weight: 1 },
  );
}

/** Names and values as a query; lone halves of characters are sent as the bytes they are not. */
export function queryOf(pairs: readonly (readonly [string, string])[]): string {
  return pairs
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed()).slice(0, 6000)}`)
    .join("&");
}
