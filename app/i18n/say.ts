import type { CompiledMessage } from "@lingui/message-utils/compileMessage";
import { ar, en, fr, id, tr, ur } from "make-plural/cardinals";
import type { Language } from "#domain/language.ts";
import { formatNumber } from "./numbers.ts";

/** The words of some areas in one language by `area.key`, each as the build compiled it from ICU. */
export type Messages = Readonly<Record<string, string | CompiledMessage>>;

/** The values of the placeholders in a message. */
export type Values = Readonly<Record<string, string | number>>;

type Choices = Readonly<Record<string, string | CompiledMessage | undefined>>;

/**
 * CLDR's plural categories as functions. `Intl.PluralRules` gives the same (verified by a test) and costs
 * a slow phone some sixty milliseconds the first time, during which no page responds.
 */
const pluralOf = { ar, en, fr, id, tr, ur } as const satisfies Record<Language, (count: number) => string>;

function write(
  message: string | CompiledMessage,
  values: Values,
  language: Language,
  count?: number,
): string {
  if (typeof message === "string") return message;
  return message
    .map((token) => {
      if (token === "#" && count !== undefined) return formatNumber(count, language);
      if (typeof token === "string") return token;
      const [name, kind, choices] = token;
      const value = values[name];
      if (kind !== "plural") return value ?? "";
      const forms = choices as Choices & { readonly other?: CompiledMessage };
      const chosen = Number(value);
      const form = forms[chosen] ?? forms[pluralOf[language](Math.abs(chosen))] ?? forms.other ?? "";
      return write(form, values, language, chosen);
    })
    .join("");
}

/**
 * A message in its language: names replaced, plurals chosen, `#` as a number of the language.
 * A missing key returns itself.
 */
export function say(messages: Messages, language: Language, id: string, values: Values = {}): string {
  const message = messages[id];
  return message === undefined ? id : write(message, values, language);
}
