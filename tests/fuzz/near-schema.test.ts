import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { addPasskeyRequest } from "#contract/accounts.ts";
import { scholarActionRequest } from "#contract/scholars.ts";
import { nearSchema } from "./near-schema.ts";

const samples = (schema: z.ZodType, known = {}) =>
  fc.sample(nearSchema(schema, known), { numRuns: 500, seed: 1447 });

describe("values near a schema", () => {
  test("are of every branch of a discriminated union, some of them valid", () => {
    const taken = samples(scholarActionRequest).map(
      (value) => scholarActionRequest.safeParse(value).data?.act,
    );
    expect(new Set(taken)).toEqual(new Set(["claim", "release", "return", "answer", undefined]));
  });

  test("fill a record with valid names and values", () => {
    const marks = z.strictObject({ marks: z.record(z.string().regex(/^[a-z]{2}$/), z.int().min(1).max(9)) });
    const taken = samples(marks).flatMap((value) => marks.safeParse(value).data ?? []);
    expect(taken.some(({ marks }) => Object.keys(marks).length > 1)).toBe(true);
    expect(taken.length).toBeLessThan(500);
    const passkeys = samples(addPasskeyRequest).flatMap(
      (value) => addPasskeyRequest.safeParse(value).data ?? [],
    );
    expect(passkeys.some(({ response }) => Object.keys(response).length > 1)).toBe(true);
  });

  test("mostly use ids that exist, and sometimes not", () => {
    const id = "0123456789abcdef-there";
    const ids = samples(scholarActionRequest, { id: fc.constant(id) }).flatMap(
      (value) => scholarActionRequest.safeParse(value).data?.id ?? [],
    );
    expect(ids.filter((each) => each === id).length).toBeGreaterThan(ids.length / 2);
    expect(ids.some((each) => each !== id)).toBe(true);
  });
});
