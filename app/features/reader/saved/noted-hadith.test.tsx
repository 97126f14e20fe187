// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { collectionView } from "#app/storage/user-data/use-collection.ts";
import { userData } from "#app/storage/user-data/user-data.ts";
import { loadHadith } from "#content/hadith/index.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { NotedHadith } from "./noted-hadith.tsx";

const { wrapper, toast } = await inEnglish("texttools");
const [hadith] = (await loadHadith("en")).hadith;
if (!hadith) throw new Error("no hadith");
const store = userData;

afterEach(cleanup);

test("notes on hadith are listed with their hadith, newest first, removed and put back", async () => {
  await store.load("hadith-note");
  await act(async () => {
    store.put("hadith-note", hadith.id, "my note");
    store.put("hadith-note", "sahih-muslim/33a", "another");
  });
  render(<NotedHadith />, { wrapper });
  const [place] = hadith.sources;
  const link = await screen.findByRole("link", { name: new RegExp(`${place?.name} ${place?.number}`) });
  expect(link.getAttribute("href")).toBe(`/hadith?id=${hadith.id}`);
  const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
  expect(rows[0]).toContain("another");
  expect(rows[1]).toContain("my note");
  expect(screen.getByRole("link", { name: "sahih-muslim 33a" }).getAttribute("href")).toBe(
    "/hadith?browse=sahih-muslim&number=33a",
  );
  fireEvent.click(screen.getByRole("button", { name: /^Remove the note on .*1/ }));
  await waitFor(() => expect(collectionView("hadith-note").ids).toEqual(["sahih-muslim/33a"]));
  await act(async () => toast.mock.lastCall?.[0].action?.onClick());
  await waitFor(() => expect(collectionView("hadith-note").ids).toContain(hadith.id));
});
