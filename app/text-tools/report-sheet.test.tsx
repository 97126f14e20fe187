// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inEnglish } from "#tests/support/in-english.tsx";
import { ReportButton } from "./report-button.tsx";

const { wrapper, toast } = await inEnglish("shell", "texttools");
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  fetched.mockReset();
  toast.mockClear();
});

const answer = (status: number, body: object) => async () => Response.json(body, { status });
const sent = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const words = "What is wrong in it, and how should it be?";
const email = "Your email, if you would like an answer";

async function open() {
  render(<ReportButton about="hadith/nawawi-1" name="Sahih Muslim 1907" />, { wrapper });
  fireEvent.click(await screen.findByRole("button", { name: "Report a mistake" }));
  await screen.findByText("About: Sahih Muslim 1907");
}
const send = () => fireEvent.submit(screen.getByLabelText(words));

test("a report is sent by the button, with nothing but what was typed, and then forgotten", async () => {
  fetched.mockImplementation(answer(200, { outcome: "done" }));
  await open();
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText("What is wrong?"), { target: { value: "source" } });
  type(words, "It is 1908.\u200b\u202e");
  type(email, " reader@example.org ");
  send();
  await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: "Report sent" })));
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/text-reports?language=en");
  expect(sent()).toEqual([
    {
      key: expect.stringMatching(/^[\da-f-]{36}$/),
      text: "hadith/nawawi-1",
      kind: "source",
      words: "It is 1908.\u200b",
      email: "reader@example.org",
      language: "en",
    },
  ]);
  expect(sessionStorage.length).toBe(0);
  expect(screen.queryByLabelText(words)).toBeNull();
});

test("what is missing or wrong is said at its field, which gets the focus; nothing is sent", async () => {
  await open();
  send();
  await screen.findByText("Please write what is wrong.");
  expect(document.activeElement).toBe(screen.getByLabelText(words));
  type(words, "A letter is missing.");
  expect(screen.queryByText("Please write what is wrong.")).toBeNull();
  type(email, "nobody");
  send();
  await screen.findByText("This is not an email address.");
  expect(screen.getByLabelText(email).getAttribute("aria-invalid")).toBe("true");
  expect(fetched).not.toHaveBeenCalled();
});

test("without an answer it says that it was not sent, keeps the words, and sends the same report again", async () => {
  fetched.mockRejectedValueOnce(new TypeError("offline"));
  fetched.mockImplementationOnce(
    answer(429, { error: { code: "too-many-calls", message: "Too many. Try again in 60 seconds." } }),
  );
  fetched.mockImplementation(answer(200, { outcome: "done" }));
  await open();
  type(words, "A vowel is wrong.");
  send();
  expect((await screen.findByText(/cannot be reached/)).textContent).toContain("was not sent");
  cleanup();
  await open();
  expect((screen.getByLabelText(words) as HTMLTextAreaElement).value).toBe("A vowel is wrong.");
  send();
  await screen.findByText(/^Too many\. Try again in 60 seconds\. Your report was not sent/);
  send();
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
  expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
});
