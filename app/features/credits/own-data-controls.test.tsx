// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveFile } from "#app/browser/save-file.ts";
import { deleteOwnData } from "#app/offline/delete-own-data.ts";
import { openUserData, saveRecord } from "#app/storage/user-data/use-collection.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { OwnDataControls } from "./own-data-controls.tsx";

vi.mock("#app/browser/save-file.ts", () => ({ saveFile: vi.fn() }));
vi.mock("#app/offline/delete-own-data.ts", () => ({ deleteOwnData: vi.fn(async () => undefined) }));

const { wrapper } = await inEnglish("credits", "shell");
await openUserData();
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const result = () => screen.getByRole("status").textContent;
const choose = (file: File) => {
  const input = document.querySelector("input[type=file]") ?? expect.fail("no file input");
  fireEvent.change(input, { target: { files: [file] } });
};

beforeEach(async () => {
  render(<OwnDataControls />, { wrapper });
  await screen.findByText(/saved on this device/);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test("what is saved is exported, and reading the same file changes nothing", async () => {
  saveRecord("bookmark", "2:255", true);
  expect(await screen.findByText(/^1 item is saved on this device/)).toBeTruthy();
  press("Save to a file");
  await waitFor(() => expect(result()).toMatch(/^Your browser is saving the file: riwaq-.*\.json$/));
  const [name, content] = vi.mocked(saveFile).mock.lastCall ?? expect.fail("nothing was exported");
  choose(new File([await content.text()], name));
  await waitFor(() => expect(result()).toMatch(/^Everything in this file was already here/));
});

test("a file of another kind is rejected with the reason", async () => {
  choose(new File(["no JSON"], "letter.txt"));
  await waitFor(() => expect(result()).toMatch(/^Nothing was changed: this file cannot be read/));
});

test("everything is deleted only after a confirmation", async () => {
  press("Delete everything");
  press("Cancel");
  expect(deleteOwnData).not.toHaveBeenCalled();
  press("Delete everything");
  press("Delete permanently");
  await waitFor(() => expect(result()).toBe("Everything you saved on this device has been deleted."));
  expect(deleteOwnData).toHaveBeenCalledTimes(1);
});

test("a browser that refuses to delete is reported", async () => {
  vi.mocked(deleteOwnData).mockRejectedValueOnce(new Error("blocked"));
  press("Delete everything");
  press("Delete permanently");
  await waitFor(() => expect(result()).toMatch(/^The browser didn’t let Riwaq delete its data/));
});
