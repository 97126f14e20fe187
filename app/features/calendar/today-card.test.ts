import { expect, test } from "vitest";
import { inPlace } from "./today-card.tsx";

test.each([
  ["Le Caire", "au Caire"],
  ["Le Mans", "au Mans"],
  ["Les Abymes", "aux Abymes"],
  ["les Escaldes", "aux Escaldes"],
  ["La Mecque", "à La Mecque"],
  ["La Havane", "à La Havane"],
  ["L’Haÿ-les-Roses", "à L’Haÿ-les-Roses"],
  ["Londres", "à Londres"],
  ["Alger", "à Alger"],
  ["Lelystad", "à Lelystad"],
  ["Leshan", "à Leshan"],
  ["Le", "à Le"],
])("in French one is %s: %s", (name, said) => {
  expect(inPlace(name, "fr")).toBe(said);
});

test("in other languages the message has its own preposition", () => {
  expect(inPlace("Le Mans", "en")).toBe("Le Mans");
  expect(inPlace("القاهرة", "ar")).toBe("القاهرة");
});
