// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { navigate } from "wouter/use-browser-location";
import { inEnglish } from "#tests/support/in-english.tsx";
import { SurahColumn } from "./surah-list.tsx";

const { wrapper } = await inEnglish("reader");

afterEach(cleanup);

test("another surah is read for the same plan", async () => {
  navigate("/digital-quran?surah=2&verse=255&plan=khatma-own");
  render(<SurahColumn address="/digital-quran" current={2} />, { wrapper });
  fireEvent.click(await screen.findByRole("button", { name: /Al-Ikhlas/ }));
  expect(location.search).toBe("?surah=112&plan=khatma-own");
});
