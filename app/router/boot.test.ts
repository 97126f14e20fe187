import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { occasionAt } from "#domain/counting/athkar-occasion.ts";
import { setOfTheHour } from "./boot.ts";

/** Where a page that was sent leads on to, at a minute of the device's day; undefined where it stays. */
function leadsTo(minute: number, address: string): string | undefined {
  const { pathname, search, hash } = new URL(address, "https://riwaq.example");
  const dataset: Record<string, string> = {};
  let target: string | undefined;
  const replace = (to: string) => {
    target = to;
  };
  class Clock {
    getHours = () => Math.floor(minute / 60);
    getMinutes = () => minute % 60;
  }
  runInNewContext(setOfTheHour, {
    Date: Clock,
    location: { pathname, search, hash, replace },
    document: { documentElement: { dataset } },
  });
  expect("hourUnknown" in dataset).toBe(target !== undefined);
  return target;
}

test("athkar without a named set lead to the set of the hour, in every minute but the morning's", () => {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const set = occasionAt(minute);
    const target = set === "morning" ? undefined : `/complete-athkar?category=${set}&hour=now`;
    expect(leadsTo(minute, "/complete-athkar"), String(minute)).toBe(target);
  }
});

test("the rest of the address goes along", () => {
  expect(leadsTo(1300, "/complete-athkar?lang=ar&tab=list#top")).toBe(
    "/complete-athkar?lang=ar&tab=list&category=sleep&hour=now#top",
  );
});

test("a named set, the extractor and every other page stay", () => {
  for (const address of [
    "/complete-athkar?category=travel",
    "/complete-athkar?lang=ar&category=sleep&hour=now",
    "/complete-athkar?tab=extractor",
    "/athkar",
    "/",
  ])
    expect(leadsTo(1300, address), address).toBeUndefined();
});
