// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openUserData } from "#app/storage/user-data/use-collection.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { readBuilt } from "#tests/support/read-built.ts";
import { PlanTool } from "./plan-tool.tsx";
import { TodayTool } from "./today-tool.tsx";

vi.mock("#app/browser/read-published.ts", () => ({ readPublished: readBuilt }));

const { wrapper } = await inEnglish("hifz");
await openUserData();
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const status = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

/** The plan is stored from one test to the next; each continues where the one before ended. */
async function openToday() {
  history.replaceState(null, "", "/learning-methods?tool=today");
  render(<TodayTool />, { wrapper });
  await screen.findByRole("region", { name: "Days in a row" });
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 21, 9) }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a plan is spread over its days, and starting it leads to today", async () => {
  history.replaceState(null, "", "/learning-methods?tool=plan&surah=67&from=1&to=5");
  render(<PlanTool />, { wrapper });
  const finishBy = await screen.findByLabelText("Finish by");
  fireEvent.change(finishBy, { target: { value: "" } });
  expect(status()).toEqual(["Choose the day by which you want to know it."]);
  expect(screen.getByRole("button", { name: "Start this plan" }).matches(":disabled")).toBe(true);
  fireEvent.change(finishBy, { target: { value: "2026-11-23" } });
  expect(status()[0]).toMatch(/^Up to 2 verses a day, on 3 days/);
  press("Start this plan");
  expect(location.search).toBe("?tool=today");
});

test("a verse learnt by mistake is undone together with the card it made", async () => {
  await openToday();
  press("I know verse 1");
  expect(screen.getByText("1 card to review now")).toBeTruthy();
  press("Take the last verse back");
  expect(screen.getByRole("button", { name: "I know verse 1" })).toBeTruthy();
  expect(screen.getByText("0 cards to review now")).toBeTruthy();
});

test("the day is done with its verses, counts in the streak, and the next day brings new ones", async () => {
  await openToday();
  press("I know verse 1");
  press("I know verse 2");
  expect(status().join()).toContain("today's portion is learnt");
  expect(screen.getByRole("region", { name: "Days in a row" }).textContent).toMatch(/^1day in a row/);
  cleanup();
  vi.setSystemTime(new Date(2026, 10, 22, 9));
  await openToday();
  expect(screen.getByText("2 cards to review now")).toBeTruthy();
  press("I know verse 3");
  expect(screen.getByRole("region", { name: "Days in a row" }).textContent).toMatch(/^2days in a row/);
});
