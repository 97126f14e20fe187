import { expect, test } from "vitest";
import { withPreposition } from "./today-card.tsx";

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
])("%s with its French preposition is %s", (name, expected) => {
  expect(withPreposition(name, "fr")).toBe(expected);
});

test("in other languages the name stays as it is, because the message has the preposition", () => {
  expect(withPreposition("Le Mans", "en")).toBe("Le Mans");
  expect(withPreposition("القاهرة", "ar")).toBe("القاهرة");
});
