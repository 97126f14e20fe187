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
  /** What a record holds; false where no more than the properties may stand. */
  readonly additionalProperties?: Shape | boolean;
  readonly propertyNames?: Shape;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  /** What zod writes for a union that is told apart by one field. */
  readonly oneOf?: readonly Shape[];
};

/** Values of fields by name that lead past the schema, such as the id of something that is there. */
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

/** Mostly what was asked for, sometimes not: so that cases come past the first check and break the second. */
function near(shape: Shape, known: KnownValues): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: right(shape, known), weight: 9 }, { arbitrary: oddValue, weight: 1 });
}

/** A record: names of its own kind, and what its values are like. */
function entries({ additionalProperties, propertyNames }: Shape, known: KnownValues): fc.Arbitrary<unknown> {
  const name = right(propertyNames ?? { type: "string" }, known).map(String);
  const value = near(typeof additionalProperties === "object" ? additionalProperties : {}, known);
  return fc.dictionary(name, value, { maxKeys: 4, noNullPrototype: true });
}

/** The fields by name: mostly what is known to be there, where something is. */
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

/** Values near what a schema takes, and others; fields that are `known` mostly hold what is there. */
export function nearSchema(schema: z.ZodType, known: KnownValues = {}): fc.Arbitrary<unknown> {
  return near(shapeOf(schema), known);
}

/** A value as it stands in an address. */
const asText = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined");

/** Queries near what a schema takes, as they stand behind the question mark: names may come twice or be unknown. */
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

/** Names and values as a query; lone halves of characters are sent as the bytes they are not. */
export function queryOf(pairs: readonly (readonly [string, string])[]): string {
  return pairs
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed()).slice(0, 6000)}`)
    .join("&");
}
