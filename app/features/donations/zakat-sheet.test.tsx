// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DonationsAnswer } from "#app/api/donations.ts";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { formatMoney } from "#app/i18n/money.ts";
import { loadWords } from "#app/i18n/words.ts";

const none = { value: 0, isExample: false };
const donations: DonationsAnswer = {
  currency: "USD",
  provider: "pledge",
  most: 1_000_000,
  fee: null,
  rates: {},
  gramPrices: {},
  bank: null,
  raised: none,
  beneficiaries: none,
  donors: none,
  earlier: none,
  projects: [],
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test.each(["en", "ar"] as const)(
  "zakat is calculated in the person's own currency, and its price is remembered (%s)",
  async (language) => {
    const text = await loadWords(language, "donations");
    const messages = await loadMessages(language, ["donations"]);
    /** Opens the sheet as on a new visit, which reads what the device has stored. */
    const open = async () => {
      cleanup();
      vi.resetModules();
      const { ZakatSheet } = await import("./zakat-sheet.tsx");
      const { MessagesProvider: Provider } = await import("#app/i18n/messages.tsx");
      render(
        <Provider language={language} messages={messages}>
          <ZakatSheet
            isOpen
            onClose={() => undefined}
            donations={donations}
            chosen=""
            onFill={() => undefined}
          />
        </Provider>,
      );
    };
    const currency = () => screen.getByLabelText<HTMLSelectElement>(text("zakat.currency"));
    const price = () => screen.getByLabelText<HTMLInputElement>(text("zakat.price"));
    const cash = () => screen.getByLabelText(text("wealth.cash"));
    const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

    await open();
    type(currency(), "KWD");
    type(price(), "20.505");
    type(cash(), "10000");
    expect(screen.getByRole("status").textContent).toContain(formatMoney(250_000, "KWD", language));
    type(cash(), "20 €");
    expect(screen.getByRole("status").textContent).toContain(text("zakat.mend"));

    await open();
    expect(currency().value).toBe("KWD");
    expect(price().value).toBe("20.505");
  },
);
