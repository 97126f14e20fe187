// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { loadTajweedCards } from "#content/tajweed/index.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { TajweedPage } from "./tajweed-page.tsx";

const cards = await loadTajweedCards("en");
const { wrapper } = await inEnglish("tajweed", "shell");
const [first, second] = cards.tabs;
const last = cards.tabs.at(-1);
if (!first || !second || !last) throw new Error("tabs are missing");

const selected = () => screen.getByRole("tab", { selected: true });
const key = (name: string) => fireEvent.keyDown(selected(), { key: name });

beforeEach(() => history.replaceState(null, "", "/tajweed-rules"));
afterEach(cleanup);
const open = () => render(<TajweedPage lesson={{ cards, surahNames: {} }} />, { wrapper });

test("arrow keys, Home and End move between the tabs and change the address", async () => {
  open();
  expect(selected().textContent).toBe(first.title);
  key("ArrowRight");
  await waitFor(() => expect(selected().textContent).toBe(second.title));
  expect(document.activeElement).toBe(selected());
  expect(location.search).toBe(`?tab=${second.id}`);
  key("End");
  await waitFor(() => expect(selected().textContent).toBe(last.title));
  key("Home");
  await waitFor(() => expect(selected().textContent).toBe(first.title));
  key("ArrowLeft");
  await waitFor(() => expect(selected().textContent).toBe(last.title));
  const panel = await screen.findByRole("tabpanel", { name: last.title });
  expect(within(panel).getAllByRole("article")).toHaveLength(last.cards.length);
});

test("in Arabic the arrow keys move the other way", async () => {
  const messages = await loadMessages("ar", ["tajweed", "shell"]);
  render(
    <MessagesProvider language="ar" messages={messages}>
      <TajweedPage lesson={{ cards: await loadTajweedCards("ar"), surahNames: {} }} />
    </MessagesProvider>,
    { wrapper },
  );
  key("ArrowLeft");
  await waitFor(() => expect(location.search).toBe(`?tab=${second.id}`));
  key("ArrowRight");
  await waitFor(() => expect(location.search).toBe(`?tab=${first.id}`));
});

test("tapping the marked letters opens the rules of the verse, with that of its card explained", async () => {
  open();
  const [card] = first.cards;
  const article = within(screen.getByRole("article", { name: card?.title ?? "" }));
  const [letters] = article.getAllByRole("mark");
  if (letters) fireEvent.click(letters);
  const dialog = within(await article.findByRole("dialog"));
  const chosen = dialog.getByRole("button", { expanded: true });
  expect(chosen.textContent).toContain(card?.title);
  expect(dialog.getByText(card?.how ?? "")).toBeTruthy();
});
