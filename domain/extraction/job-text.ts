import type { OtherJobKind } from "./job-input.ts";

/** A page that a job names as a source. */
export type JobSource = { readonly url: string; readonly title: string };

/** The text result of a job. */
export type JobText = { readonly text: string; readonly sources: readonly JobSource[] };

type Loose = Readonly<Record<string, unknown>>;

const object = (value: unknown): Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Loose) : {};
const text = (value: unknown) => (typeof value === "string" ? value : "");

/** Only web addresses: data from the service must not become any other kind of link. */
function sourceOf(value: unknown): readonly JobSource[] {
  const { url, title } = typeof value === "string" ? { url: value, title: "" } : object(value);
  const address = text(url);
  return /^https?:\/\//i.test(address) ? [{ url: address, title: text(title) || address }] : [];
}

/** The message of a research activity; "" for one without. */
export function activityWords(activity: unknown): string {
  return typeof activity === "string" ? activity : text(object(activity).message);
}

/** The text of a finished job: the analysis of a research, the two files of an LLMs.txt job, else the data as JSON. */
export function jobText(kind: Exclude<OtherJobKind, "batch">, body: unknown): JobText {
  const whole = object(body);
  const data = object(whole.data);
  const sources = [whole.sources, data.sources].find(Array.isArray) ?? [];
  const found = kind === "extract" || kind === "agent" ? [] : sources.flatMap(sourceOf);
  const words =
    kind === "research"
      ? text(data.finalAnalysis)
      : kind === "llms-text"
        ? [text(data.llmstxt), text(data.llmsfulltxt)].filter(Boolean).join("\n\n")
        : "";
  return { text: words || JSON.stringify(whole.data ?? body ?? null, null, 2), sources: found };
}
