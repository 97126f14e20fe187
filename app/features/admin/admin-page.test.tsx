// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { loadAdminWords } from "#app/i18n/admin-words.ts";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { say } from "#app/i18n/say.ts";
import type { Language } from "#domain/language.ts";
import { AdminPage } from "./admin-page.tsx";

const messages = { ...(await loadMessages("en", ["shell"])), ...(await loadAdminWords("en")) };
const text = (key: string, values = {}) => say(messages, "en", `admin.${key}`, values);

type Asked = { readonly path: string; readonly body: unknown };
let asked: Asked[];

const at = "2026-11-26T08:00:00.000Z";
const member = {
  ...{ id: "m", name: "Maryam", email: "maryam@example.org" },
  ...{ isConfirmed: true, role: "member", since: at },
};
const details = { member, isOwn: false, sessions: [], premium: [], events: [] };

/** A server that answers each path, by its beginning, with a status and a body. */
function answering(answers: Readonly<Record<string, readonly [number, unknown]>>): void {
  asked = [];
  vi.stubGlobal("fetch", async (address: string, { body }: RequestInit = {}) => {
    asked.push({ path: address, body: typeof body === "string" ? JSON.parse(body) : undefined });
    const found = Object.entries(answers).find(([path]) => address.startsWith(`/api/admin/${path}?`));
    if (!found) throw new TypeError("no network");
    const [status, answer] = found[1];
    return new Response(JSON.stringify(answer), { status });
  });
}

const show = (tab: string, onSignIn: () => void = () => undefined, language: Language = "en") => {
  const { hook, searchHook } = memoryLocation({ path: `/admin?tab=${tab}` });
  render(
    <Router hook={hook} searchHook={searchHook}>
      <MessagesProvider language={language} messages={messages}>
        <AdminPage onSignIn={onSignIn} />
      </MessagesProvider>
    </Router>,
  );
};

beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test.each(["members", "gifts", "projects", "reports", "audit"])(
  "%s: loading, then the empty list; without a network a failure that can be retried",
  async (tab) => {
    const empty = { hasMore: false, members: [], gifts: [], projects: [], reports: [], events: [] };
    const own = { members: "noMembers", gifts: "noGifts", projects: "noProjects", reports: "noReports" };
    answering({});
    show(tab);
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(text("loading"));
    expect((await screen.findByRole("alert")).textContent).toBe(text("offline"));
    const list = tab === "audit" ? "events" : tab;
    const answer =
      tab === "projects" ? { projects: [], currency: "USD" } : { [list]: [], hasMore: empty.hasMore };
    if (tab === "members") Object.assign(answer, { signUps: [] });
    answering({ [tab]: [200, answer] });
    press(text("retry"));
    await screen.findByText(text((own as Record<string, string>)[tab] ?? "noEvents"));
  },
);

test("a request that is refused for an old sign-in offers to sign in", async () => {
  answering({ members: [403, { error: { code: "sign-in-again", message: "Sign in again." } }] });
  const onSignIn = vi.fn();
  show("members", onSignIn);
  expect((await screen.findByRole("alert")).textContent).toBe(text("signInText"));
  press(text("signIn"));
  expect(onSignIn).toHaveBeenCalledOnce();
});

test("a sign-up whose email did not arrive is confirmed by its address and its own row", async () => {
  const signUps = [
    { id: "hash-1", name: "Huda", at },
    { id: "hash-2", name: "Stranger", at },
  ];
  answering({
    "members/act": [200, { outcome: "done" }],
    members: [200, { members: [], signUps, hasMore: false }],
  });
  show("members");
  fireEvent.change(await screen.findByRole("searchbox"), {
    target: { value: "late@example.org" },
  });
  press(text("find"));
  await screen.findByText(text("signUpsText"));
  await waitFor(() => expect(asked.at(-1)?.path).toContain("late%40example.org"));
  fireEvent.click(await screen.findByRole("button", { name: `${text("confirmAddress")}: Huda` }));
  await screen.findByText(text("done"));
  expect(asked.find(({ body }) => body !== undefined)?.body).toEqual({
    ...{ id: "hash-1", email: "late@example.org", act: "confirm-sign-up" },
  });
});

test("a member is deleted only with their address, which a refusal leaves in the field", async () => {
  const refusal = { error: { code: "wrong-address", message: "Not the address.", field: "email" } };
  answering({
    "members/one": [200, details],
    "members/act": [400, refusal],
    members: [200, { members: [member], signUps: [], hasMore: false }],
  });
  show("members");
  fireEvent.click(await screen.findByRole("button", { name: /Maryam/ }));
  fireEvent.click(await screen.findByRole("button", { name: text("delete") }));
  const field = screen.getByLabelText(text("deleteEmail"));
  fireEvent.change(field, { target: { value: "other@example.org" } });
  press(text("deleteConfirm"));
  expect((await screen.findByRole("alert")).textContent).toBe("Not the address.");
  expect((field as HTMLInputElement).value).toBe("other@example.org");
  expect(asked.at(-1)).toMatchObject({ body: { id: "m", act: "delete", email: "other@example.org" } });
});

test("one's own account shows neither role nor deletion", async () => {
  answering({
    "members/one": [200, { ...details, isOwn: true }],
    members: [200, { members: [member], signUps: [], hasMore: false }],
  });
  show("members");
  fireEvent.click(await screen.findByRole("button", { name: /Maryam/ }));
  await screen.findByText(text("own"));
  expect(screen.queryByRole("button", { name: text("delete") })).toBeNull();
  expect(screen.queryByLabelText(text("role"))).toBeNull();
});

test("a report is closed with a note, and the list is loaded again", async () => {
  const report = {
    ...{ id: "r", about: "verse/2:255", kind: "source", words: "odd" },
    ...{ email: null, language: "en", answer: null, at },
  };
  answering({
    "reports/close": [200, { outcome: "done" }],
    reports: [200, { reports: [report], hasMore: false }],
  });
  show("reports");
  fireEvent.change(await screen.findByLabelText(text("reportAnswer")), {
    target: { value: " It is right. " },
  });
  press(text("closeReport"));
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[1]).toMatchObject({ body: { id: "r", answer: "It is right." } });
});

test("a project is sent with the languages that are written, and only when each has both texts", async () => {
  const words = { en: { title: "A well", description: "Clean water" } };
  const project = {
    ...{ id: "a-well", title: "A well", words, category: "infrastructure", place: 3, target: 120_000 },
    ...{ currency: "USD", zakatScholar: null, isExample: false, isClosed: false },
  };
  answering({
    "projects/act": [200, { outcome: "done" }],
    projects: [200, { projects: [project], currency: "USD" }],
  });
  show("projects");
  fireEvent.click(await screen.findByRole("button", { name: text("changeProject") }));
  const save = () =>
    within(screen.getByRole("form", { name: text("changeProject") })).getByRole("button", {
      name: text("save"),
    });
  const [, arabic] = screen.getAllByLabelText(text("projectTitle"));
  fireEvent.change(arabic as Element, { target: { value: "بئر" } });
  expect((save() as HTMLButtonElement).disabled).toBe(true);
  const [, described] = screen.getAllByLabelText(text("projectDescription"));
  fireEvent.change(described as Element, { target: { value: "ماء نقي" } });
  fireEvent.click(save());
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[1]?.body).toEqual({
    ...{ id: "a-well", act: "put", category: "infrastructure", target: 1200, place: 3 },
    words: { ...words, ar: { title: "بئر", description: "ماء نقي" } },
  });
});

test("events name who and what in words, and pages go on from the last event and back", async () => {
  const event = (id: string) => ({
    ...{ id, at, kind: "role-changed", actor: "admin", by: "admin@example.org" },
    ...{ about: "maryam@example.org", project: null, details: { role: "scholar" } },
  });
  answering({ audit: [200, { events: [event("2b"), event("1a")], hasMore: true }] });
  show("audit");
  const [row] = await screen.findAllByText(text("event.role-changed"), { selector: "li span" });
  expect(row?.parentElement?.textContent?.replace(/[\u2068\u2069]/g, "")).toContain(
    "By admin@example.org · About maryam@example.org · Role: Scholar",
  );
  press(text("next"));
  await waitFor(() => expect(asked.at(-1)?.path).toContain("before=1a"));
  fireEvent.click(await screen.findByRole("button", { name: text("previous") }));
  await screen.findByText(text("pageNumber", { page: "1" }));
});

test("the details of events are in the language of the page: sums, counts, days and titles of projects", async () => {
  const event = (id: string, kind: string, details: object, project: string | null = null) => ({
    ...{ id, at, kind, actor: "operator", by: null, about: null },
    ...{ project, details },
  });
  const events = [
    event("5", "payment-recorded", { sum: "1250.50 USD", fund: "project:a-well", fact: "refunded" }, "بئر"),
    event("4", "gift-made", { sum: "9.00 USD", fund: "premium:yearly", receipt: "0a1b2c3d" }),
    event("3", "audit-purged", { days: "400", events: "12345" }),
    event("2", "zakat-scholar-changed", { project: "gone", zakat: "yes" }),
    event("1", "opening-balance-entered", { sum: "about 5", day: "2026-13-01", other: "as it is" }),
  ];
  answering({ audit: [200, { events, hasMore: false }] });
  show("audit", undefined, "ar");
  await screen.findAllByText(text("event.gift-made"), { selector: "li span" });
  const rows = screen.getAllByRole("listitem").map(({ textContent }) => {
    const marks = /[\u2068\u2069\u200e\u200f\u061c]/g;
    return textContent?.replace(marks, "").replaceAll("\u00a0", " ").split(" · ").slice(2).join(" · ");
  });
  expect(rows).toEqual([
    "Sum: ١٬٢٥٠٫٥٠ $ · For: بئر · Payment: Refunded",
    "Sum: ٩ $ · For: Premium, yearly · Receipt: 0a1b2c3d",
    "Days: ٤٠٠ · Events: ١٢٬٣٤٥",
    "Project: gone · Zakat: Yes",
    "Sum: about 5 · Day: 2026-13-01 · other: as it is",
  ]);
});
