// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { inEnglish } from "#tests/support/in-english.tsx";
import { FirstRunSheet } from "./first-run-sheet.tsx";

const { wrapper } = await inEnglish("firstrun", "shell");

afterEach(cleanup);

test("each question has the focus when it comes", () => {
  render(<FirstRunSheet isOpen onClose={vi.fn()} onLanguage={vi.fn()} />, { wrapper });
  const seen = [1, 2, 3].map(() => {
    const heading = screen.getByRole("heading", { level: 3 });
    expect(document.activeElement).toBe(heading);
    fireEvent.click(screen.getByRole("button", { name: /^(Next|Done)$/ }));
    return heading.textContent;
  });
  expect(new Set(seen).size).toBe(3);
});
