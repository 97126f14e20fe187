// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ScholarsAnswer } from "#app/api/scholars.ts";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { loadWords } from "#app/i18n/words.ts";
import { onSignInRequest } from "#app/ui/sign-in-request.ts";
import { SourceToolsContext } from "./cited-sources.tsx";
import { ContactScholars } from "./contact-scholars.tsx";

const toast = vi.hoisted(() => vi.fn());
vi.mock("#app/ui/toast.ts", () => ({ useToast: () => toast }));

const messages = await loadMessages("en", ["scholars", "chat", "shell"]);
const text = await loadWords("en", "scholars");
const chat = await loadWords("en", "chat");
const shell = await loadWords("en", "shell");
const plans = "plans";
const signIn = shell("signIn");

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
          plans={<button type="button">{plans}</button>}
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

const isFree = text("restIsFree");

test.each([
  ["a visitor", {}, [chat("subscribersOnly"), `${chat("subscribersOnlyText")} ${isFree}`], [plans, signIn]],
  [
    "a member without a subscription",
    { isSignedIn: true },
    [chat("subscribersOnly"), `${chat("subscribersOnlyText")} ${isFree}`],
    [plans],
  ],
  [
    "a visitor where no scholar answers",
    { hasScholars: false },
    [chat("subscribersOnly"), text("noScholars"), `${text("noScholarsYet")} ${text("noScholarsText")}`],
    [],
  ],
  [
    "a subscriber where no scholar answers",
    { hasPremium: true, isSignedIn: true, hasScholars: false },
    [text("noScholars"), text("noScholarsText")],
    [],
  ],
  ["somebody without a network", "offline", [text("notReached"), text("offline")], []],
] as const)(
  "%s reads in a sheet why the form does not open, and the way there",
  async (_, answer, said, ways) => {
    press(answer);
    const sheet = within(await screen.findByRole("dialog", { name: text("askTitle") }));
    sheet.getByText(text("askAbout"));
    for (const words of said) sheet.getByText(words);
    const buttons = sheet.queryAllByRole("button").map((button) => button.textContent);
    expect(buttons.filter(Boolean)).toEqual(ways);
    expect(sheet.queryByRole("textbox")).toBeNull();
    expect(toast).not.toHaveBeenCalled();
  },
);

test("the way to sign in closes the sheet and asks for it", async () => {
  const open = vi.fn();
  const end = onSignInRequest(open);
  press({});
  fireEvent.click(await screen.findByRole("button", { name: signIn }));
  expect(open).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  end();
});
