import { expect, test } from "vitest";
import { z } from "zod";
import { anyText } from "#contract/query-values.ts";
import { DomainError, ValidationError } from "#server/services/errors.ts";
import { parseBody, parseOpenBody, parseQuery } from "./parse-request.ts";

const schema = z.object({ q: anyText });

/** The code and the field that a refusal names. */
function refusalOf(parse: () => unknown): unknown[] {
  try {
    parse();
  } catch (error) {
    if (error instanceof ValidationError) return [error.reason.code, error.reason.field];
    if (error instanceof DomainError) return [error.code, error.field];
  }
  return [];
}

test.each([[[]], [null], ["text"], [7], [[{ q: "mercy" }]]])(
  "%j is refused as a body, not as a query",
  (body) => {
    expect(refusalOf(() => parseBody(schema, body))).toEqual(["unreadable", "body"]);
    // An absent body lacks its first field.
    expect(refusalOf(() => parseOpenBody(schema, body))).toEqual(
      body === null ? ["missing", "q"] : ["unreadable", "body"],
    );
    expect(refusalOf(() => parseQuery(schema, body))).toEqual(["unreadable", "query"]);
  },
);

test("a wrong field is named, in a query and in a body", () => {
  expect(refusalOf(() => parseQuery(schema, {}))).toEqual(["missing", "q"]);
  expect(refusalOf(() => parseQuery(schema, { q: ["a", "b"] }))).toEqual(["unreadable", "q"]);
  expect(refusalOf(() => parseOpenBody(schema, { q: ["a", "b"] }))).toEqual(["unreadable", "q"]);
  expect(refusalOf(() => parseBody(schema, { q: ["a", "b"] }))).toEqual(["unreadable", "q"]);
});
