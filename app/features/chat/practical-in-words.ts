import type { ReadText } from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";
import type { PracticalQuestion } from "#domain/practical-questions/practical-tools.ts";
import type { Instant } from "#domain/zoned-time.ts";

type Means = { readonly language: Language; readonly read: ReadText; readonly now?: () => Instant };

/** Times, the qibla, a date or a sum of zakat in words, on the server: the place is what the question names. */
export async function practicalInWords(
  question: PracticalQuestion,
  { language, read, now = Date.now }: Means,
): Promise<{ text: string; links: readonly { readonly title: string; readonly url: string }[] }> {
  const [{ practicalAnswer }, { placeOnServer }] = await Promise.all([
    import("./practical-text.ts"),
    import("./named-place.ts"),
  ]);
  const findPlace = (place: string) => placeOnServer(place, read);
  const answer = await practicalAnswer(question, { language, now: now(), findPlace });
  const times = answer.times.map(({ name, time }) => `${name}: ${time}`);
  const [first, ...notes] = answer.lines;
  return { text: [first, ...times, ...notes].filter(Boolean).join("\n"), links: [answer.link] };
}
