import { expect, test } from "vitest";
import { readAddresses, readTypedSchema } from "./job-input.ts";

test("addresses are separated by lines, spaces and commas, each is read once, and invalid ones are listed", () => {
  expect(
    readAddresses(
      " https://a.example/1\nhttps://b.example, https://a.example/1\tftp://c.example quran http://",
      URL.canParse,
    ),
  ).toEqual({
    addresses: ["https://a.example/1", "https://b.example"],
    wrong: ["ftp://c.example", "quran", "http://"],
  });
  expect(readAddresses(" \n ", URL.canParse)).toEqual({ addresses: [], wrong: [] });
});

test("a line without any address is one invalid line", () => {
  expect(
    readAddresses("https://a.example\r\nnot an address, at all\n\n , \nhttps://b.example oops", URL.canParse),
  ).toEqual({
    addresses: ["https://a.example", "https://b.example"],
    wrong: ["not an address, at all", "oops"],
  });
});

test("a typed schema is a JSON object, blank, or invalid", () => {
  expect(readTypedSchema('{"type":"object"}')).toEqual({ type: "object" });
  expect(readTypedSchema(" ")).toBeUndefined();
  for (const typed of ["{", "[]", "7", '"text"', "null"]) expect(readTypedSchema(typed)).toBeNull();
});
