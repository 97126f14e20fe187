import { expect, test } from "vitest";
import { readTextFile } from "./read-text-file.ts";

const file = (parts: readonly BlobPart[], name = "quotes.txt", type = "text/plain") =>
  new File([...parts], name, { type });

test("a text file is read in UTF-8 and, with its byte order mark, in UTF-16", async () => {
  expect(await readTextFile(file(["قل هو الله أحد\r\nline"]))).toEqual({ text: "قل هو الله أحد\nline" });
  expect(await readTextFile(file(["\ufeffnaskh"], "no-type.txt", ""))).toEqual({ text: "naskh" });
  const letters = [..."قل"].map((letter) => letter.charCodeAt(0));
  const little = new Uint8Array([0xff, 0xfe, ...letters.flatMap((code) => [code & 255, code >> 8])]);
  expect(await readTextFile(file([little]))).toEqual({ text: "قل" });
  const big = new Uint8Array([0xfe, 0xff, ...letters.flatMap((code) => [code >> 8, code & 255])]);
  expect(await readTextFile(file([big]))).toEqual({ text: "قل" });
});

test("what is no text, too large, or in an unknown encoding is refused with its reason", async () => {
  expect(await readTextFile(file(["x"], "photo.png", "image/png"))).toEqual({ problem: "kind" });
  expect(await readTextFile(file(["x".repeat(400_001)]))).toEqual({ problem: "size" });
  expect(await readTextFile(file([new Uint8Array([0xc7, 0xe1, 0xf8])]))).toEqual({ problem: "letters" });
  expect(await readTextFile(file(["a\0b"]))).toEqual({ problem: "letters" });
});
