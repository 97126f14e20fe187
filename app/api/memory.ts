import { operationsPerRequest, type SyncRequest, syncAnswer } from "#contract/sync.ts";
import type { Language } from "#domain/language.ts";
import { callApi } from "./call-api.ts";

export { operationsPerRequest };

/** One sync request of this device with the member's data. */
export const exchangeRecords = (language: Language, request: SyncRequest) =>
  callApi({ path: "/api/sync", language, body: request, answer: syncAnswer });
