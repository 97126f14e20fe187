import {
  type BookAnswer,
  bookAnswer,
  type DonationsAnswer,
  donationsAnswer,
  type GiveAnswer,
  type GiveRequest,
  giveAnswer,
  giveRequest,
  type LiveAnswer,
  liveAnswer,
  myGiftsAnswer,
  type ProjectAnswer,
  type ReceiptAnswer,
  receiptAnswer,
} from "#contract/donations.ts";
import { withoutHidden } from "#contract/free-text.ts";
import type { Language } from "#domain/language.ts";
import { callApi } from "./call-api.ts";

export type {
  BookAnswer,
  DonationsAnswer,
  GiveAnswer,
  GiveRequest,
  LiveAnswer,
  ProjectAnswer,
  ReceiptAnswer,
};

export const fetchDonations = (language: Language) =>
  callApi({ path: "/api/donations", language, answer: donationsAnswer });

export const give = (language: Language, request: GiveRequest) =>
  callApi({ path: "/api/donations", language, body: withoutHidden(request), answer: giveAnswer });

export const fetchReceipt = (language: Language, number: string) =>
  callApi({ path: `/api/donations/receipts/${encodeURIComponent(number)}`, language, answer: receiptAnswer });

/** `email` is the address of the giver; not needed for the member who gave it. */
export const endMonthly = (language: Language, number: string, email: string | undefined) =>
  callApi({
    path: `/api/donations/receipts/${encodeURIComponent(number)}/end`,
    language,
    body: email === undefined ? {} : { email },
    answer: receiptAnswer,
  });

export const fetchMyGifts = (language: Language) =>
  callApi({ path: "/api/donations/mine", language, answer: myGiftsAnswer });

/** `before` is the `next` of the page shown last. */
export const fetchBook = (language: Language, id: string, before?: string) =>
  callApi({
    path: `/api/donations/books/${encodeURIComponent(id)}${before ? `?before=${encodeURIComponent(before)}` : ""}`,
    language,
    answer: bookAnswer,
  });

/** The figures in a server-sent event; undefined for anything else. */
export function readLiveFigures(text: string): LiveAnswer | undefined {
  try {
    return liveAnswer.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** True for an address that mail may be sent to, as the server judges it. */
export const isEmail = (typed: string) => giveRequest.shape.email.safeParse(typed.trim()).success;
