import type { Source } from "#domain/retrieval/sources.ts";

/** A reference to a text, whose words are loaded from the verified texts when it is shown. */
export type Citation =
  | { readonly kind: "quran"; readonly surah: number; readonly ayah: number }
  | { readonly kind: Exclude<Source["kind"], "quran">; readonly id: string };
