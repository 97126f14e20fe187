import { nameIntroductions } from "./name-introductions.ts";

export type PersonalDataKind = "email" | "phone" | "name";

/** A span of a text that identifies a person, from `from` up to `to`. */
export type PersonalData = { readonly kind: PersonalDataKind; readonly from: number; readonly to: number };

const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;

/** Digits of any script, in groups; the ways people write telephone numbers. */
const digits = /(?<!\p{Nd})[+＋]?\(?\p{Nd}(?:[ \u00a0().\-/‐–]{0,2}\p{Nd}){6,18}(?!\p{Nd})/gu;
const date = /^\p{Nd}{1,4}([-./])\p{Nd}{1,2}\1\p{Nd}{1,4}$/u;
const fewestDigits = 8;

function isPhone(written: string): boolean {
  const count = written.match(/\p{Nd}/gu)?.length ?? 0;
  return !date.test(written) && (count >= fewestDigits || /^[+＋]/u.test(written));
}

/**
 * What in a text identifies a person: addresses, telephone numbers, and names where one is
 * introduced in any of the six languages. In the order of the text, none over another. A suggestion: it misses
 * names that no such word introduces.
 */
export function findPersonalData(text: string): readonly PersonalData[] {
  const found: PersonalData[] = [];
  for (const { 0: written, index } of text.matchAll(email))
    found.push({ kind: "email", from: index, to: index + written.length });
  for (const { 0: written, index } of text.matchAll(digits))
    if (isPhone(written)) found.push({ kind: "phone", from: index, to: index + written.length });
  for (const pattern of nameIntroductions)
    for (const { indices } of text.matchAll(pattern)) {
      const [from, to] = indices?.groups?.name ?? [0, 0];
      if (to > from) found.push({ kind: "name", from, to });
    }
  const inOrder = found.sort((one, other) => one.from - other.from || other.to - one.to);
  return inOrder.filter(({ from }, place) => inOrder.slice(0, place).every(({ to }) => to <= from));
}

/** Placeholder for removed text. */
const gap = "…";

/** The text without one of its finds. */
export function withoutPersonalData(text: string, { from, to }: PersonalData): string {
  return text.slice(0, from) + gap + text.slice(to);
}

/** The text without any. */
export function withoutAnyPersonalData(text: string): string {
  return findPersonalData(text).toReversed().reduce(withoutPersonalData, text);
}
