import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importedHashes, importedSurah, importedTextsAnswer } from "#contract/text-pack.ts";
import { checkTextPack, readManifest } from "#scripts/operator/check-text-pack.ts";
import { madePack } from "#scripts/operator/made-pack.testing.ts";
import { hashOfHashes, sha256 } from "#server/services/imported-texts.ts";
import { removeTexts, storeTexts } from "#server/services/store-texts.ts";
import { openStore, type Store } from "#server/store/store.ts";
import { migratedPlace } from "#server/store/temporary-place.ts";
import { importedTextRoutes } from "./imported-texts.ts";

let store: Store;
let server: FastifyInstance;
let remove: () => Promise<void>;

beforeAll(async () => {
  const place = await migratedPlace();
  remove = place.remove;
  store = await openStore(place.place);
  server = Fastify();
  await server.register(importedTextRoutes, { texts: store.texts });
}, 60_000);

afterAll(async () => {
  await server.close();
  await store.close();
  await remove();
});

function pack(lines: readonly unknown[], changes?: Record<string, unknown>) {
  const { manifest, data } = madePack(lines, changes);
  return checkTextPack(readManifest(manifest), () => data);
}

const listed = async () => importedTextsAnswer.parse((await server.inject("/api/texts")).json()).texts;
const addressOf = (text: { id: string; sha256: string }, file: string) =>
  `/texts/imported/${text.id}/${text.sha256}/${file}`;

test("a text is listed and served with hashes that fit, replaced as a whole, and deleted", async () => {
  await storeTexts(
    store,
    pack([
      { verses: "2:1-2", text: "First" },
      { verses: "2:286", text: "Last" },
    ]),
  );
  const [text] = await listed();
  if (!text) throw new Error("nothing is listed");
  expect(text).toMatchObject({ id: "made-text", kind: "tafsir", count: 2, licence: "Made up for a test." });
  const hashes = importedHashes.parse((await server.inject(addressOf(text, "hashes.json"))).json());
  expect(hashOfHashes(hashes)).toBe(text.sha256);
  const surah = await server.inject(addressOf(text, "2.json"));
  expect(surah.headers["cache-control"]).toContain("immutable");
  expect(sha256(surah.body)).toBe(hashes[1]);
  expect(importedSurah.parse(surah.json())).toEqual([
    { from: 1, to: 2, text: "First" },
    { from: 286, to: 286, text: "Last" },
  ]);
  const empty = await server.inject(addressOf(text, "1.json"));
  expect([empty.body, sha256(empty.body)]).toEqual(["[]", hashes[0]]);

  await storeTexts(store, pack([{ verses: "2:3", text: "Second" }]));
  const [newer] = await listed();
  if (!newer) throw new Error("nothing is listed");
  expect(newer.sha256).not.toBe(text.sha256);
  for (const address of [
    addressOf(text, "2.json"),
    addressOf(newer, "115.json"),
    addressOf(newer, "0.json"),
    addressOf(newer, "x.json"),
    addressOf({ ...newer, id: "none" }, "hashes.json"),
  ])
    expect((await server.inject(address)).statusCode, address).toBe(404);
  expect((await server.inject(addressOf(newer, "2.json"))).json()).toHaveLength(1);

  expect(await removeTexts(store, "made-text")).toBe(true);
  expect(await removeTexts(store, "made-text")).toBe(false);
  expect(await listed()).toEqual([]);
  expect(await store.texts.read("made-text", 1, 6236)).toEqual([]);
});

test("a text that was altered in the database is not sent", async () => {
  await storeTexts(store, pack([{ verses: "1:1", text: "First" }], { id: "altered-text" }));
  const stored = await store.texts.find("altered-text");
  if (!stored) throw new Error("it is not stored");
  await store.texts.put(stored, [{ first: 1, last: 1, text: "Another" }]);
  expect((await server.inject(addressOf(stored.listed, "1.json"))).statusCode).toBe(404);
  await removeTexts(store, "altered-text");
});

test("hadith are searched with those of other languages, listed, and deleted with their pack only", async () => {
  const hadith = { number: "1", text: "Made sentence" };
  await storeTexts(store, pack([hadith], { kind: "hadith", id: "made-fr" }));
  await storeTexts(store, pack([hadith], { kind: "hadith", id: "made-en", language: "en" }));
  const again = pack([hadith], { kind: "hadith", id: "made-again", language: "en" });
  await expect(storeTexts(store, again)).rejects.toThrow("made-book in en are imported as made-en");
  expect((await listed()).map(({ id, count }) => [id, count])).toEqual([
    ["made-en", 1],
    ["made-fr", 1],
  ]);
  const rows = async () =>
    (await store.hadith.find({ typed: "made", limit: 5, offset: 0 })).found.flatMap((found) =>
      found.rows.map(({ language }) => language),
    );
  expect((await rows()).sort()).toEqual(["en", "fr"]);
  await removeTexts(store, "made-en");
  expect(await rows()).toEqual(["fr"]);
});
