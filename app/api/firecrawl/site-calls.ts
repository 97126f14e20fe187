import type { WireAnswer } from "#domain/extraction/wire/answers.ts";
import type { Failure } from "#domain/extraction/wire/failure.ts";
import { type ApiVersion, isFailure } from "#domain/extraction/wire/requests.ts";
import {
  creditsRequest,
  mapRequest,
  queueRequest,
  readActiveCrawls,
  readCredits,
  readFound,
  readQueue,
  searchRequest,
} from "#domain/extraction/wire/site-calls.ts";
import { versionRequest } from "#domain/extraction/wire/versions.ts";
import type { JobCall } from "./follow.ts";
import type { JobStarter } from "./start-job.ts";

/** The calls that answer at once: the pages of a site, a search, and the state of the account. */
export function siteCalls({ ask, sendStart }: JobStarter, version: ApiVersion) {
  const read = <T>(answer: WireAnswer | Failure, by: (answer: WireAnswer) => T): T | Failure =>
    isFailure(answer) ? answer : by(answer);

  return {
    /** The pages of a site, which are not fetched. */
    map: async (url: string, search: string, call: JobCall) =>
      read(await sendStart(mapRequest(version, url, search), call), (answer) =>
        readFound("map site", answer),
      ),
    /** Pages of the web about a question. */
    search: async (query: string, call: JobCall) =>
      read(await sendStart(searchRequest(version, query), call), (answer) => readFound("search", answer)),
    activeCrawls: async (signal: AbortSignal) =>
      read(await ask(versionRequest(version), signal), readActiveCrawls),
    credits: async (signal: AbortSignal) => read(await ask(creditsRequest(version), signal), readCredits),
    queue: async (signal: AbortSignal) => read(await ask(queueRequest(), signal), readQueue),
  };
}
