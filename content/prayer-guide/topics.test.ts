import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { loadHadith } from "#content/hadith/index.ts";
import { languages } from "#domain/language.ts";
import { postureOf } from "#domain/prayer-guide/prayer-flow.ts";
import { topics } from "#domain/prayer-guide/topics.ts";
import { isVerse } from "#domain/verse-reference.ts";
import { loadTopicGuide } from "./index.ts";
import source from "./source.json" with { type: "json" };
import { guideSourcesFile, guidesFile, guidesTextFile } from "./topic-schema.ts";

async function data(file: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`./data/${file}`, import.meta.url), "utf8"));
}

const guides = guidesFile.parse(await data("guides.json"));
const { works, places } = guideSourcesFile.parse(await data("guide-sources.json"));
const steps = topics.flatMap((topic) =>
  Object.entries(guides[topic].steps).map(([id, step]) => ({ topic, id, ...step })),
);
const named = [
  ...topics.flatMap((topic) => guides[topic].sources),
  ...steps.flatMap(({ sources, differ = [] }) => [...sources, ...differ]),
];
const isVerseReference = (written: string) => /^\d/.test(written);

test("the guides are as many steps as the source states, each with where it was read", () => {
  expect(Object.keys(guides)).toEqual([...topics]);
  expect(steps).toHaveLength(source.counts.topicSteps);
  expect(places).toHaveLength(source.counts.places);
});

test("each number that a step names is in our list of what was read, and the list has no other", () => {
  const books = new Set(named.filter((one) => !isVerseReference(one)));
  expect([...books].sort()).toEqual(places.map(({ id }) => id).sort());
  for (const verse of named.filter(isVerseReference)) {
    const [surah = 0, ayah = 0] = verse.split(":").map(Number);
    expect(isVerse({ surah, ayah }), verse).toBe(true);
  }
});

test("each number was read in a place that can be looked up, on a day", async () => {
  const { hadith } = await loadHadith("en");
  for (const { id, link, on, hadith: own } of places) {
    const [work = "", number] = id.split(":");
    const read = link === undefined ? works[work] : { link, on };
    expect(works[work], id).toBeDefined();
    if (own === undefined) expect(read?.link !== undefined && read.on !== undefined, id).toBe(true);
    else
      expect(
        hadith
          .find((one) => one.id === own)
          ?.sources.some((at) => at.collection === work && at.number === number),
        id,
      ).toBe(true);
  }
});

test("in each language every guide has every step, a note where the schools differ, and every name", async () => {
  const figures = new Set(steps.map(({ figure }) => figure));
  for (const posture of Object.values(postureOf)) figures.delete(posture);
  for (const language of languages) {
    const text = guidesTextFile.parse(await data(`guides.${language}.json`));
    expect(text.language).toBe(language);
    expect(Object.keys(text.works).sort(), language).toEqual(Object.keys(works).sort());
    expect(Object.keys(text.figures).sort(), language).toEqual([...figures].sort());
    for (const topic of topics) {
      const said = text.guides[topic].steps;
      expect(Object.keys(said), `${language} ${topic}`).toEqual(Object.keys(guides[topic].steps));
      for (const [id, { differ }] of Object.entries(guides[topic].steps))
        expect(said[id]?.note === undefined, `${language} ${topic} ${id}`).toBe(differ === undefined);
    }
    if (language === "ar" || language === "ur")
      expect(JSON.stringify(text.guides).match(/[A-Z]/g)).toBeNull();
    const wudu = await loadTopicGuide("wudu", language);
    expect(wudu.steps.map(({ id }) => id)).toEqual(Object.keys(guides.wudu.steps));
  }
});
