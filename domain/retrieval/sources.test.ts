import { expect, test } from "vitest";
import { findSources, type Library } from "./sources.ts";

const library: Library = {
  fields: [],
  subjects: [],
  names: { language: "en", byKey: new Map() },
  texts: [],
  answered: (question) => (question.includes("neighbour") ? [255, 160] : []),
};

test("the verses of a written answer are sources where no subject is named", () => {
  const places = findSources(library, "rights of my neighbour").sources.map((one) =>
    one.kind === "quran" ? `${one.surah}:${one.ayah}` : one.id,
  );
  expect(places).toEqual(["2:153", "2:248"]);
  expect(findSources(library, "rights of my horse").sources).toEqual([]);
});

test("they do not make an answer of a question that the texts have none for", () => {
  expect(findSources(library, "rights of my neighbour").abstained).toBe(true);
});
