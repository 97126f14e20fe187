// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DonationsAnswer } from "#app/api/donations.ts";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider } from "#app/i18n/messages.tsx";
import { loadWords } from "#app/i18n/words.ts";
import { ToastContext } from "#app/ui/toast.ts";
import { DonationsPage } from "./donations-page.tsx";

const messages = await loadMessages("en", ["donations", "shell"]);
const text = await loadWords("en", "donations");

const figure = (value: number) => ({ value, isExample: false });
const project = (id: string, title: string) => ({
  id,
  title,
  description: "",
  category: "education",
  target: 100_000,
  raised: figure(20_000),
  beneficiaries: figure(3),
  isExample: false,
  isClosed: false,
  zakatScholar: null,
});
const donations: DonationsAnswer = {
  currency: "USD",
  provider: "pledge",
  most: 1_000_000,
  fee: null,
  rates: {},
  gramPrices: {},
  bank: null,
  raised: figure(20_000),
  beneficiaries: figure(3),
  donors: figure(7),
  earlier: figure(0),
  projects: [project("school", "A school"), project("orphan-care", "Orphan care")],
};

/** The stream of live figures, as the server would send it. */
let sendEvent: (figures: object) => void = () => undefined;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  class FakeEventSource {
    onmessage: ((event: { readonly data: string }) => void) | undefined;
    constructor() {
      sendEvent = (figures) => this.onmessage?.({ data: JSON.stringify(figures) });
    }
    close() {
      this.onmessage = undefined;
    }
  }
  vi.stubGlobal("EventSource", FakeEventSource);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (sent: DonationsAnswer | null) =>
  render(
    <MessagesProvider language="en" messages={messages}>
      <ToastContext value={() => undefined}>
        <DonationsPage sent={sent} />
      </ToastContext>
    </MessagesProvider>,
  );
const form = () => screen.getByRole("region", { name: text("formTitle") });
const card = (id: string) => {
  const found = document.querySelector<HTMLElement>(`[data-project=${id}]`);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};

test("sending an empty form marks each required field and focuses the first", async () => {
  open(donations);
  fireEvent.click(within(form()).getByRole("button", { name: text("pledge") }));
  await within(form()).findByText(text("mistake.name-missing"));
  expect(within(form()).getByText(text("mistake.email-wrong"))).toBeTruthy();
  expect(
    within(form())
      .getByRole("textbox", { name: text("name") })
      .getAttribute("aria-invalid"),
  ).toBe("true");
  expect(document.activeElement?.getAttribute("name")).toBe("project");
});

test("a project chosen by its card is chosen in the form, and the other way round", async () => {
  open(donations);
  fireEvent.click(card("orphan-care"));
  const select = within(form()).getByRole<HTMLSelectElement>("combobox", { name: text("chooseProject") });
  expect(select.value).toBe("orphan-care");
  fireEvent.change(select, { target: { value: "school" } });
  expect(card("school").getAttribute("aria-current")).toBe("true");
  expect(card("orphan-care").getAttribute("aria-current")).toBeNull();
});

test("a pledge is answered with the link to its receipt and an empty form", async () => {
  const requests: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    requests.push(JSON.parse(String(body)));
    return Response.json({ outcome: "pledged", receipt: "R-1" });
  });
  open(donations);
  fireEvent.click(card("school"));
  fireEvent.click(within(form()).getByRole("radio", { name: /25/ }));
  const type = (name: string, value: string) =>
    fireEvent.change(within(form()).getByRole("textbox", { name }), { target: { value } });
  type(text("name"), "Amina");
  type(text("email"), "amina@example.org");
  fireEvent.click(within(form()).getByRole("button", { name: text("submitPledge", { amount: "$25" }) }));
  const link = await screen.findByRole("link", { name: text("seeReceipt") });
  expect(link.getAttribute("href")).toBe("/donations?receipt=R-1");
  expect(requests).toMatchObject([{ project: "school", amount: "25.00", name: "Amina", isMonthly: false }]);
  expect(within(form()).getByRole<HTMLInputElement>("textbox", { name: text("name") }).value).toBe("");
});

test("figures change while the page is open", async () => {
  open(donations);
  const donors = () => document.querySelector("[data-figure=donors] dd")?.textContent;
  expect(donors()).toBe("7");
  const { raised, beneficiaries } = donations;
  await act(async () => sendEvent({ raised, beneficiaries, donors: figure(8), projects: [] }));
  await waitFor(() => expect(donors()).toBe("8"));
});

test("a page without figures loads them, and a retry after a failure does too", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const answer = vi
    .fn<() => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError("no network"))
    .mockImplementation(async () => Response.json(donations));
  vi.stubGlobal("fetch", answer);
  open(null);
  expect(screen.getByRole("status").textContent).toBe(text("loading"));
  expect((await screen.findByRole("alert")).textContent).toContain(text("failed"));
  fireEvent.click(screen.getByRole("button", { name: text("retry") }));
  await screen.findByRole("heading", { name: "Orphan care" });
});
