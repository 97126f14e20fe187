// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { loadTopicGuide } from "#content/prayer-guide/index.ts";
import { topics } from "#domain/prayer-guide/topics.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { guideTabAddress, guideTabOf, guideTabs } from "./guide-tab.ts";
import { topicFigures } from "./topic-figures.ts";
import { TopicGuideView } from "./topic-guide.tsx";

const { wrapper } = await inEnglish("praying", "shell");
afterEach(cleanup);

test("the address names each part of the guide, and anything unknown is the prayer", () => {
  for (const tab of guideTabs)
    expect(guideTabOf(new URL(guideTabAddress(tab), "https://riwaq.example").searchParams)).toBe(tab);
  expect(guideTabOf(new URLSearchParams("tab=nothing"))).toBe("prayer");
});

test("every step of every guide has a figure with words for it, and its sources", async () => {
  for (const topic of topics) {
    const guide = await loadTopicGuide(topic, "en");
    for (const { figure, id } of guide.steps)
      expect(topicFigures[figure]?.length, `${topic} ${id}`).toBeGreaterThan(2);
    render(<TopicGuideView guide={guide} />, { wrapper });
    for (const step of document.querySelectorAll<HTMLElement>("[data-topic-step]")) {
      expect(within(step).getByRole("img").getAttribute("aria-label")?.length).toBeGreaterThan(4);
      expect(step.querySelector("[data-sources]")?.textContent).toMatch(/^Sources: .*\d/);
    }
    expect(document.querySelectorAll("[data-topic-step]")).toHaveLength(guide.steps.length);
    cleanup();
  }
});

test("a step names verses with a link, numbers of one book together, and where the schools differ", async () => {
  render(<TopicGuideView guide={await loadTopicGuide("wudu", "en")} />, { wrapper });
  const head = document.querySelector<HTMLElement>("[data-topic-step=head]");
  if (!head) throw new Error("no step");
  expect(within(head).getByRole("link", { name: "Quran 5:6" }).getAttribute("href")).toBe(
    "/digital-quran?surah=5&verse=6",
  );
  expect(head.querySelector("details")?.textContent).toContain("Ibn Rushd, Bidayat al-Mujtahid 1/8, 1/9");
  expect(document.querySelector("[data-topic-step=ears]")?.textContent).toContain(
    "Sunan Abu Dawud 135 (Hasan Sahih)",
  );
  expect(screen.getByRole("link", { name: "Read these words" }).getAttribute("href")).toContain("after-wudu");
});
