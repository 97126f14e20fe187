// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PremiumAnswer } from "#app/api/premium.ts";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { loadWords } from "#app/i18n/words.ts";
import { rememberMember } from "#app/storage/stored-member.ts";
import { PremiumSheet } from "./premium-sheet.tsx";

const messages = await loadMessages("en", ["premium", "shell"]);
const text = await loadWords("en", "premium");
const shell = await loadWords("en", "shell");

const offered: PremiumAnswer = {
  provider: "stripe",
  currency: "USD",
  plans: [
    { plan: "monthly", amount: 500 },
    { plan: "yearly", amount: 5000 },
  ],
  areExamples: false,
  hasPremium: false,
  source: null,
  status: "none",
  endsAt: null,
  waitingReceipt: null,
};
const subscribed: PremiumAnswer = {
  ...offered,
  hasPremium: true,
  source: "subscription",
  status: "active",
  endsAt: "2026-12-01T00:00:00.000Z",
};

const requests: string[] = [];

beforeEach(() => {
  localStorage.clear();
  requests.length = 0;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the sheet with a server that gives these answers in order, and the last one from then on. */
function open(...answers: readonly (object | "offline")[]) {
  let at = 0;
  vi.stubGlobal("fetch", async (address: string) => {
    requests.push(address.replace(/\?.*/, ""));
    const answer = answers[Math.min(at++, answers.length - 1)];
    if (answer === "offline") throw new TypeError("no network");
    return Response.json(answer);
  });
  render(
    <MessagesProvider language="en" messages={messages}>
      <PremiumSheet isOpen onClose={() => undefined} />
    </MessagesProvider>,
  );
}

test("a visitor sees the plans with their prices and is asked to sign in", async () => {
  open(offered);
  await screen.findByText(text("perMonth", { amount: "$5" }));
  expect(screen.getByText(text("signIn"))).toBeTruthy();
  expect(screen.getByRole("button", { name: shell("signIn") })).toBeTruthy();
  expect(screen.queryByRole("button", { name: new RegExp(text("subscribe")) })).toBeNull();
});

test("a subscriber sees the subscription and cancels it", async () => {
  rememberMember({ id: "m1", name: "Amina" });
  open(subscribed, { ...subscribed, status: "cancelled" });
  fireEvent.click(await screen.findByRole("button", { name: text("cancel") }));
  await screen.findByRole("button", { name: text("resume") });
  expect(requests).toHaveLength(2);
});

test("a plan is paid for on the provider's page", async () => {
  rememberMember({ id: "m1", name: "Amina" });
  const assign = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  open(offered, { outcome: "pay", address: "https://pay.example/1", receipt: "R-1" });
  const name = `${text("subscribe")}: ${text("yearly")}`;
  fireEvent.click(await screen.findByRole("button", { name }));
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("https://pay.example/1"));
  assign.mockRestore();
});

test("a server that does not answer is reported", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  open("offline");
  expect((await screen.findByRole("alert")).textContent).toBe(text("failed"));
});
