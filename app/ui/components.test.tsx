// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { Chips, Segments } from "./choices.tsx";
import { ListRow, ListRows } from "./list-row.tsx";
import { PageHead } from "./page-head.tsx";
import { Tabs } from "./tabs.tsx";

afterEach(cleanup);

test("a page's head opens and closes what it is about", () => {
  render(
    <MessagesProvider language="en" messages={{ "shell.aboutPage": "About this page" }}>
      <PageHead title="Prayer Times" line="For your place" about="Computed on this device" />
    </MessagesProvider>,
  );
  expect(screen.getByRole("heading", { level: 1, name: "Prayer Times" })).toBeTruthy();
  const about = screen.getByRole("button", { name: "About this page" });
  const text = screen.getByText("Computed on this device");
  expect([about.getAttribute("aria-expanded"), text.hidden]).toEqual(["false", true]);
  fireEvent.click(about);
  expect([about.getAttribute("aria-expanded"), text.hidden]).toEqual(["true", false]);
  fireEvent.click(about);
  expect(text.hidden).toBe(true);
});

const tabs = [
  { id: "day", label: "Day" },
  { id: "week", label: "Week" },
  { id: "month", label: "Month" },
] as const;

test.each([
  ["en", "ArrowRight", "week"],
  ["en", "ArrowLeft", "month"],
  ["ar", "ArrowLeft", "week"],
  ["ar", "ArrowRight", "month"],
  ["en", "End", "month"],
  ["en", "Home", "day"],
] as const)("in %s the key %s selects the tab %s", (language, key, expected) => {
  const onSelect = vi.fn();
  render(
    <MessagesProvider language={language} messages={{}}>
      <Tabs label="Times" tabs={tabs} current="day" panelId="times" onSelect={onSelect} />
    </MessagesProvider>,
  );
  const first = screen.getByRole("tab", { name: "Day" });
  expect([first.getAttribute("aria-selected"), first.tabIndex, first.getAttribute("aria-controls")]).toEqual([
    "true",
    0,
    "times",
  ]);
  fireEvent.keyDown(first, { key });
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(expected);
  expect(document.activeElement?.id).toBe(`tab-${expected}`);
});

test("chips and segments say which one is chosen and report another", () => {
  const onChange = vi.fn();
  const options = [
    { value: "read", label: "Read" },
    { value: "study", label: "Study", href: "/complete-quran" },
  ] as const;
  render(
    <>
      <Chips label="Filter" options={options} current="read" onChange={onChange} />
      <Segments label="View" options={options} current="study" onChange={onChange} />
    </>,
  );
  const [chip, segment] = screen.getAllByRole("button", { name: "Read" });
  const [, link] = screen.getAllByRole("link", { name: "Study" });
  expect([chip?.getAttribute("aria-pressed"), segment?.getAttribute("aria-pressed")]).toEqual([
    "true",
    "false",
  ]);
  expect(link?.getAttribute("aria-current")).toBe("true");
  if (segment) fireEvent.click(segment);
  expect(onChange).toHaveBeenCalledExactlyOnceWith("read");
});

test("a row of a list leads somewhere, does something or only states", () => {
  const onPress = vi.fn();
  render(
    <ListRows label="Today">
      <li>
        <ListRow title="Al-Baqarah" detail="Page 22" href="/digital-quran?surah=2" progress={0.5} />
      </li>
      <li>
        <ListRow title="Place" end="London" onPress={onPress} />
      </li>
      <li>
        <ListRow title="Sunrise" end="05:40" />
      </li>
    </ListRows>,
  );
  expect(screen.getByRole("link").getAttribute("href")).toBe("/digital-quran?surah=2");
  fireEvent.click(screen.getByRole("button", { name: "Place London" }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.getByRole("list", { name: "Today" }).children).toHaveLength(3);
});
