// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { isValidRecord } from "#app/storage/user-data/collections.ts";
import { collectionView } from "#app/storage/user-data/use-collection.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { NoteField } from "./note-field.tsx";

const { wrapper, toast } = await inEnglish("texttools");
const words = { label: "Note", save: "Save", saved: "Saved", removed: "Removed", undo: "Undo" };

afterEach(cleanup);

const show = () => render(<NoteField kind="hadith-note" id="nawawi-1" words={words} />, { wrapper });
const field = () => screen.getByLabelText("Note") as HTMLTextAreaElement;
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));
const stored = () => collectionView("hadith-note").bodies.get("nawawi-1");

test("a note is saved by the button, removed when it is empty, and put back by undo", async () => {
  show();
  type("Intentions first");
  expect(stored()).toBeUndefined();
  cleanup();
  show();
  expect(field().value).toBe("Intentions first");
  save();
  await waitFor(() => expect(stored()).toBe("Intentions first"));
  expect(document.activeElement).toBe(field());
  type(" ");
  save();
  await waitFor(() => expect(stored()).toBeUndefined());
  expect(toast.mock.calls.map(([{ title }]) => title)).toEqual(["Saved", "Removed"]);
  toast.mock.lastCall?.[0].action?.onClick();
  await waitFor(() => expect(field().value).toBe("Intentions first"));
});

test.each([
  ["nawawi-1", true],
  ["sahih-muslim/33a", true],
  ["muwatta/2/45", true],
  ["sahih-muslim/", false],
  ["a/1/2/3", false],
  ["a b", false],
])("a note on %s: %s", (key, isStored) => {
  expect(isValidRecord("hadith-note", key, "words")).toBe(isStored);
});
