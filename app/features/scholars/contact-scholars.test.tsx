// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ScholarsAnswer } from "#app/api/scholars.ts";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { loadWords } from "#app/i18n/words.ts";

import { SourceToolsContext } from "./cited-sources.tsx";
import { ContactScholars } from "./contact-scholars.tsx";

const toast = vi.hoisted(() => vi.fn());
vi.mock("#app/ui/toast.ts", () => ({ useToast: () => toast }));

const messages = await loadMessages("en", ["scholars", "chat"]);
const text = await loadWords("en", "scholars");
const chat = await loadWords("en", "chat");

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  toast.mockClear();
});

function press(answer: Partial<ScholarsAnswer> | "offline") {
  const none = { hasScholars: true, hasPremium: false, isSignedIn: false, isScholar: false };
  vi.stubGlobal("fetch", async () => {
    if (answer === "offline") throw new TypeError("no network");
    return Response.json({ ...none, asked: 0, unread: 0, waiting: 0, ...answer });
  });
  render(
    <MessagesProvider language="en" messages={messages}>
      <SourceToolsContext value={{ show: () => null, find: async () => [] }}>
        <ContactScholars
          request={{ question: "May I delay the prayer?", citations: [] }}
          onSent={() => undefined}
        />
      </SourceToolsContext>
    </MessagesProvider>,
  );
}

test("a subscriber gets the form with the question filled in", async () => {
  press({ hasPremium: true, isSignedIn: true });
  const form = await screen.findByRole("dialog");
  expect(form.querySelector("textarea")?.value).toBe("May I delay the prayer?");
  expect(toast).not.toHaveBeenCalled();
});

test.each([
  ["a visitor", {}, chat("subscribersOnly"), `${chat("subscribersOnlyText")} ${text("signInFirst")}`],
  [
    "a member without a subscription",
    { isSignedIn: true },
    chat("subscribersOnly"),
    chat("subscribersOnlyText"),
  ],
  [
    "a subscriber where no scholar answers",
    { hasPremium: true, hasScholars: false },
    text("noScholars"),
    text("noScholarsText"),
  ],
  ["somebody without a network", "offline", text("notReached"), text("offline")],
] as const)("%s is told why the form does not open", async (_, answer, title, description) => {
  press(answer);
  await waitFor(() => expect(toast).toHaveBeenCalledOnce());
  expect(toast).toHaveBeenCalledWith({ title, description });
  expect(screen.queryByRole("dialog")).toBeNull();
});
