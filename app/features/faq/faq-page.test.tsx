// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadFaq } from "#content/faq/index.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { FaqPage } from "./faq-page.tsx";
import { linkFaq } from "./linked-faq.ts";

const { wrapper } = await inEnglish("faq", "shell");
const faq = linkFaq(await loadFaq("en"), [{ address: "/chatbot", key: "chatbot" }]);
const [first, second] = faq.items;
if (!first || !second) throw new Error("there are no questions");

const openQuestions = () =>
  [...document.querySelectorAll<HTMLDetailsElement>("details[open]")].map(
    (details) => details.querySelector("h3")?.textContent,
  );
const search = (typed: string) =>
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: typed } });

beforeEach(() => history.replaceState(null, "", `/faq#${second.id}`));
afterEach(cleanup);

test("the question in the address is open, and another one when the anchor changes", () => {
  render(<FaqPage faq={faq} />, { wrapper });
  expect(openQuestions()).toEqual([second.question]);
  history.replaceState(null, "", `/faq#${first.id}`);
  act(() => void dispatchEvent(new Event("hashchange")));
  expect(openQuestions()).toContain(first.question);
});

test("a search shows what matches, and one without results can be cleared", () => {
  render(<FaqPage faq={faq} />, { wrapper });
  const all = screen.getAllByRole("heading", { level: 3 }).length;
  search(first.question);
  expect(screen.getByRole("heading", { level: 3, name: first.question })).toBeTruthy();
  expect(screen.getByRole("status").textContent).toMatch(/^\d+ /);
  search("zzzz");
  expect(screen.queryAllByRole("heading", { level: 3 })).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Clear the search" }));
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(all);
});

test("scholars' answers are searched with the same text, and the chat is linked", () => {
  render(<FaqPage faq={faq} scholars={(typed) => <output>{typed}</output>} />, { wrapper });
  search("fasting");
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("fasting");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toContain("/chatbot");
});
