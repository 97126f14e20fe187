import type { Language } from "#domain/language.ts";
import ar from "./development/ar.json" with { type: "json" };
import en from "./development/en.json" with { type: "json" };
import fr from "./development/fr.json" with { type: "json" };
import id from "./development/id.json" with { type: "json" };
import tr from "./development/tr.json" with { type: "json" };
import ur from "./development/ur.json" with { type: "json" };
import type { MessagesByKind } from "./messages-by-kind.testing.ts";

/** Thresholds and bonuses are chosen on these; the weights do not learn from them. */
export const development: Readonly<Record<Language, MessagesByKind>> = { en, ar, fr, ur, id, tr };
