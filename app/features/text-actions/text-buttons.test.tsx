// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { collectionView, openUserData } from "#app/storage/user-data/use-collection.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { FavoriteButton } from "./text-buttons.tsx";

const { wrapper, toast } = await inEnglish("texts");

afterEach(cleanup);

test("what is taken from the favourites can be had back from the toast, an imported hadith too", async () => {
  const store = await openUserData();
  await store.load("favourite-hadith");
  const card = {
    arabic: "",
    isQuran: false,
    translation: "",
    source: "",
    language: "en",
    direction: "ltr",
  } as const;
  const of = {
    kind: "hadith",
    id: "sahih-muslim/33a",
    name: "Muslim 33a",
    shared: { title: "", text: "", path: "" },
    card,
  } as const;
  render(<FavoriteButton of={of} look="icons" />, { wrapper });
  const ids = () => collectionView("favourite-hadith").ids;
  fireEvent.click(screen.getByRole("button", { name: "Add to favorites: Muslim 33a" }));
  await waitFor(() => expect(ids()).toEqual(["sahih-muslim/33a"]));
  expect(toast.mock.lastCall?.[0].action).toBeUndefined();
  fireEvent.click(await screen.findByRole("button", { name: "Remove from favorites: Muslim 33a" }));
  await waitFor(() => expect(ids()).toEqual([]));
  toast.mock.lastCall?.[0].action?.onClick();
  await waitFor(() => expect(ids()).toEqual(["sahih-muslim/33a"]));
});
