import type { Catalogue } from "#app/i18n/catalogue.ts";
import { type Failure, hasExtractEnded } from "#domain/extraction/wire/failure.ts";

type Text = (key: keyof Catalogue["extractor"] & string, values?: Record<string, string | number>) => string;

const messageKeys = {
  400: "failure.400",
  401: "failure.401",
  402: "failure.402",
  403: "failure.403",
  404: "failure.404",
  408: "failure.408",
  409: "failure.409",
  410: "failure.410",
  429: "failure.429",
  500: "failure.500",
} as const;

/** A failure in the person's language, with the service's own message where it sent one. */
export function failureMessage(failure: Failure, text: Text): string {
  switch (failure.kind) {
    case "refused":
    case "unexpected": {
      if (hasExtractEnded(failure)) return text("failure.extractEnded");
      const known = messageKeys[failure.status as keyof typeof messageKeys];
      const message = known ? text(known) : text("failure.unexpected", { status: failure.status });
      return failure.kind === "refused" ? `${message} (${failure.error})` : message;
    }
    case "no-response":
      return text(navigator.onLine ? "failure.noResponse" : "failure.offline");
    case "unreadable":
      return text("failure.unreadable");
    case "too-large":
      return text("failure.tooLarge");
    case "no-data":
      return text("failure.noData");
    case "no-page-data":
      return text("failure.noPageData");
    case "interrupted":
      return text("failure.interrupted");
    case "stopped":
      return text("failure.stopped", { status: failure.status });
    case "foreign-link":
      return text("failure.foreignLink");
    case "deadline":
      return text("failure.deadline");
    case "cancelled":
      return text("cancelled");
    case "no-key":
      return text("keyNotFound");
    case "job-failed":
      return text("failure.jobFailed", { error: failure.error });
    case "job-not-found":
      return text("failure.404");
    case "wrong-schema":
      return text("failure.wrongSchema");
    case "not-started":
      return text(failure.job === "crawl" ? "failure.notStarted" : "failure.jobNotStarted");
    case "no-batch-id":
      return text("failure.jobNotStarted");
  }
}
