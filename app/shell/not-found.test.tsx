// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { NotFound } from "./not-found.tsx";

afterEach(cleanup);

test("the page of an unknown address leads on: home, the main pages, and the search by its keys", () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const onKey = vi.fn((event: KeyboardEvent) => [event.key, event.ctrlKey]);
  window.addEventListener("keydown", onKey);
  const messages = {
    "shell.returnHome": "Home",
    "shell.search": "Search",
    "shell.menu": "Menu",
    "shell.title.prayer": "Prayer Times",
  };
  render(
    <MessagesProvider language="en" messages={messages}>
      <NotFound ways={[{ address: "/prayer", key: "prayer" }]} />
    </MessagesProvider>,
  );
  const way = screen.getByRole("navigation", { name: "Menu" }).querySelector("a");
  expect([way?.getAttribute("href"), way?.textContent]).toEqual(["/prayer", "Prayer Times"]);
  expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
  fireEvent.click(screen.getByRole("button", { name: "Search" }));
  expect(onKey).toHaveReturnedWith(["k", true]);
  window.removeEventListener("keydown", onKey);
});
