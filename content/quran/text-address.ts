import { isSurah } from "#domain/verse-reference.ts";
import built from "./built/editions.json" with { type: "json" };
import type { EditionId } from "./edition.ts";

const hashes: Readonly<Partial<Record<EditionId, string>>> = built.editions;

/** False for an edition that the operator has switched off. */
export function isPublished(edition: EditionId): boolean {
  return hashes[edition] !== undefined;
}

function folder(edition: EditionId, surah: number): string {
  const hash = hashes[edition];
  if (hash === undefined) throw new RangeError(`the edition ${edition} is switched off`);
  if (!isSurah(surah)) throw new RangeError(`there is no surah ${surah}`);
  return `/texts/quran/${edition}-${hash}/${surah}`;
}

/** Address of a surah's verses; throws RangeError for no such surah or an edition switched off. */
export function textAddress(edition: EditionId, surah: number): string {
  return `${folder(edition, surah)}.json`;
}

/** Address of the SHA-256 of each verse of a surah; throws like `textAddress`. */
export function hashAddress(edition: EditionId, surah: number): string {
  return `${folder(edition, surah)}.sha256.json`;
}

/** Address of a piece of a surah (`piecesOf`); throws like `textAddress`. */
export function pieceAddress(edition: EditionId, surah: number, piece: number): string {
  return `${folder(edition, surah)}-${piece}.json`;
}
