import fc from "fast-check";
import { z } from "zod";
import { oddText, oddValue } from "./odd-text.ts";

/** The subset of JSON Schema that zod generates and this file reads. */
type Shape = {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  /** Schema of further properties; false where there may be none. */
  readonly additionalProperties?: Shape | boolean;
  readonly propertyNames?: Shape;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  /** zod's output for a discriminated union. */
  readonly oneOf?: readonly Shape[];
};

/** Values by field name that exist on the server, such as ids. */
export type KnownValues = Readonly<Record<string, fc.Arbitrary<unknown>>>;

const emails = fc.integer({ min: 0 }).map((number) => `person-${number}@example.org`);
const addresses = fc
  .constantFrom("https://fcm.googleapis.com/send/a", "http://localhost/", "https://a.example:1/?q=%00")
  .map(String);

function right(shape: Shape, known: KnownValues): fc.Arbitrary<unknown> {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => right(choice, known)));
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
  if (shape.type === "array") return fc.array(near(shape.items ?? {}, known), { maxLength: 4 });
  if (shape.properties) return fields(shape.properties, known);
  if (shape.type === "object") return entries(shape, known);
  return shape.type === "string" ? oddText : oddValue;
}

/** Mostly valid, sometimes not, so that cases pass the first check and fail a later one. */
function near(shape: Shape, known: KnownValues): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: right(shape, known), weight: 9 }, { arbitrary: oddValue, weight: 1 });
}

/** A record with valid names, and values near its schema. */
function entries({ additionalProperties, propertyNames }: Shape, known: KnownValues): fc.Arbitrary<unknown> {
  const name = right(propertyNames ?? { type: "string" }, known).map(String);
  const value = near(typeof additionalProperties === "object" ? additionalProperties : {}, known);
  return fc.dictionary(name, value, { maxKeys: 4, noNullPrototype: true });
}

/** The fields by name, mostly with existing values where there are some. */
function eachNear(
  properties: Readonly<Record<string, Shape>>,
  known: KnownValues,
): Record<string, fc.Arbitrary<unknown>> {
  const one = (name: string, shape: Shape): fc.Arbitrary<unknown> => {
    const there = Object.hasOwn(known, name) ? known[name] : undefined;
    const like = near(shape, known);
    return there ? fc.oneof({ arbitrary: there, weight: 4 }, { arbitrary: like, weight: 1 }) : like;
  };
  return Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, one(name, shape)]));
}

function fields(
  properties: Readonly<Record<string, Shape>>,
  known: KnownValues,
): fc.Arbitrary<Record<string, unknown>> {
  const named = eachNear(properties, known);
  const whole = fc.record(named);
  const some = fc.record(named, { requiredKeys: [] });
  const more = fc
    .tuple(whole, fc.constantFrom("more", "__proto__", "constructor", "toString"), oddValue)
    .map(([usual, name, value]) => Object.fromEntries([...Object.entries(usual), [name, value]]));
  return fc.oneof(
    { arbitrary: whole, weight: 7 },
    { arbitrary: some, weight: 2 },
    { arbitrary: more, weight: 1 },
  );
}

const shapeOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;

/** Values near a schema, and others; fields in `known` mostly have existing values. */
export function nearSchema(schema: z.ZodType, known: KnownValues = {}): fc.Arbitrary<unknown> {
  return near(shapeOf(schema), known);
}

/** A value as in a query string. */
const asText = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined");

/** Query strings near a schema; names may be repeated or unknown. */
export function nearQuery(schema: z.ZodType, known: KnownValues = {}): fc.Arbitrary<string> {
  const named = eachNear(shapeOf(schema).properties ?? {}, known);
  const one = fc
    .constantFrom(...Object.entries(named), ["more", oddValue] as const)
    .chain(([name, like]) => like.map((value) => [name, asText(value)] as const));
  const whole = fc.oneof(fc.record(named), fc.record(named, { requiredKeys: [] }));
  const pairs = fc.oneof(
    fc.array(one, { maxLength: 6 }),
    whole.map((known) => Object.entries(known).map(([name, value]) => [name, asText(value)] as const)),
  );
  return fc.oneof(
    { arbitrary: pairs.map(queryOf), weight: 9 },
    { arbitrary: oddText.map((text) => encodeURI(text.toWellFormed()).replaceAll("%25", "%")), weight: 1 },
  );
}

/** Names and values as a query string; lone surrogates are sent as replacement characters. */
export function queryOf(pairs: readonly (readonly [string, string])[]): string {
  return pairs
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed()).slice(0, 6000)}`)
    .join("&");
}
