// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ScholarQuestionView } from "#app/api/scholars.ts";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { loadWords } from "#app/i18n/words.ts";

import { QuestionList } from "./question-list.tsx";

const messages = await loadMessages("en", ["scholars"]);
const text = await loadWords("en", "scholars");

beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const question = (id: string, words: string): ScholarQuestionView => ({
  id,
  stage: "open",
  packet: { question: words, language: "en", country: "", madhab: "", sources: [] },
  notes: [],
  sentAt: 0,
  eraseAt: 0,
  isMine: true,
  isUnread: false,
  answer: null,
  wording: null,
  publication: "none",
});

const show = (load: Parameters<typeof QuestionList>[0]["load"]) =>
  render(
    <MessagesProvider language="en" messages={messages}>
      <QuestionList load={load}>
        {(questions, replace) => (
          <ul>
            {questions.map((each) => (
              <li key={each.id}>
                {each.packet.question}
                <button
                  type="button"
                  aria-label={`Delete ${each.id}`}
                  onClick={() => replace(each.id, null)}
                />
                <button
                  type="button"
                  aria-label={`Edit ${each.id}`}
                  onClick={() => replace(each.id, question(each.id, "Edited"))}
                />
              </li>
            ))}
          </ul>
        )}
      </QuestionList>
    </MessagesProvider>,
  );

const loaded = async () => ({
  isDone: true as const,
  answer: { questions: [question("a", "First"), question("b", "Second")] },
});

test("questions are shown once they are loaded, and a replaced or removed one changes in place", async () => {
  show(loaded);
  expect(screen.getByRole("status").textContent).toBe(text("loading"));
  await screen.findByText("First");
  fireEvent.click(screen.getByRole("button", { name: "Edit a" }));
  fireEvent.click(screen.getByRole("button", { name: "Delete b" }));
  expect(screen.getAllByRole("listitem").map(({ firstChild }) => firstChild?.textContent)).toEqual([
    "Edited",
  ]);
});

test("a failure shows the server's message, and a retry loads again", async () => {
  const load = vi
    .fn<Parameters<typeof QuestionList>[0]["load"]>()
    .mockResolvedValueOnce({ isDone: false, code: "too-many-calls", message: "Wait a minute." })
    .mockImplementation(loaded);
  show(load);
  expect((await screen.findByRole("alert")).textContent).toBe("Wait a minute.");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: text("retry") })));
  await screen.findByText("Second");
  expect(load).toHaveBeenCalledTimes(2);
});

test("without a network the list says that scholars cannot be reached", async () => {
  show(async () => ({ isDone: false, code: "offline" }));
  expect((await screen.findByRole("alert")).textContent).toBe(text("offline"));
});
