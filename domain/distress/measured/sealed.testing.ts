import type { Language } from "#domain/language.ts";
import type { MessagesByKind } from "./messages-by-kind.testing.ts";
import ar from "./sealed/ar.json" with { type: "json" };
import en from "./sealed/en.json" with { type: "json" };
import fr from "./sealed/fr.json" with { type: "json" };
import id from "./sealed/id.json" with { type: "json" };
import tr from "./sealed/tr.json" with { type: "json" };
import ur from "./sealed/ur.json" with { type: "json" };

/**
 * Written by somebody who had seen neither code nor messages, and opened when all of it was finished; nothing
 * was corrected afterwards.
 */
export const sealed: Readonly<Record<Language, MessagesByKind>> = { en, ar, fr, ur, id, tr };
