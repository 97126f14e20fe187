import { expect, test } from "vitest";
import { optionalLine, visibleLine, visibleText, withoutHidden } from "./free-text.ts";

const accepts = (schema: ReturnType<typeof visibleText>, text: string) => schema.safeParse(text).success;

const invisible = [
  "",
  " ",
  "\u200b",
  "\u00ad\u200d",
  "\u3164",
  "\u115f\u1160",
  "\uffa0",
  "\u2800",
  "\u2066\u2069",
  "?!",
];
const hiding = [
  "a\u0000b",
  "a\u001b[31mb",
  "a\u0085b",
  "a\u202eb",
  "a\u2066b",
  "a\ufeffb",
  "a\ufffdb",
  "a\ud800b",
];
const right = ["Maryam", "عبد\u200cالله", "مریم\u200f 3", "O’Brien", "Şükrü 🌿", "٤", "김하늘", "में\u200dम"];

test("a text has something to see, and nothing hidden", () => {
  for (const schema of [visibleText(40), visibleLine(40), optionalLine(40)]) {
    for (const text of right) expect(accepts(schema, text), text).toBe(true);
    for (const text of hiding) expect(accepts(schema, text), JSON.stringify(text)).toBe(false);
    expect(accepts(schema, "x".repeat(41))).toBe(false);
  }
  for (const text of invisible)
    expect([visibleText(40), visibleLine(40)].map((schema) => accepts(schema, text))).toEqual([false, false]);
});

test("only a text of several lines has line breaks", () => {
  for (const text of ["a\nb", "a\tb"]) expect(accepts(visibleText(40), text)).toBe(true);
  for (const schema of [visibleLine(40), optionalLine(40)])
    for (const text of ["a\nb", "a\tb", "a\u2028b"]) expect(accepts(schema, text)).toBe(false);
});

test("an optional line is empty or has something to see", () => {
  expect(optionalLine(40).parse("  ")).toBe("");
  expect(accepts(optionalLine(40), "\u200b\u3164")).toBe(false);
});

test("what a page sends is accepted although something hidden was pasted with it", () => {
  const pasted = { id: "q", text: "\u2067سؤال\u2069\r\nثانٍ\u0000 ", list: ["\ufeffa", null, 3, true] };
  expect(withoutHidden(pasted)).toEqual({ id: "q", text: "سؤال\nثانٍ ", list: ["a", null, 3, true] });
  expect(accepts(visibleText(40), withoutHidden(pasted).text)).toBe(true);
  for (const text of hiding)
    expect(accepts(visibleText(40), withoutHidden(text)), JSON.stringify(text)).toBe(true);
});

test("a long text is judged at once", () => {
  const began = performance.now();
  accepts(visibleText(12_000), `${"a".repeat(11_990)}\u0000`);
  accepts(visibleText(12_000), "\u200b".repeat(12_000));
  expect(performance.now() - began).toBeLessThan(200);
});
