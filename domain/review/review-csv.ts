import { type ReviewCard, readCard } from "./review-card.ts";

/** What a card shows, supplied by the caller that has the texts. */
export type CardFaces = { readonly front: string; readonly back: string };

const columns = [
  "front",
  "back",
  "id",
  "addedAt",
  "dueAt",
  "reviewedAt",
  "reviews",
  "lapses",
  "rung",
  "memory",
] as const;

/** Headers that Anki 2.1.54 and later reads (docs.ankiweb.net, "Text Files"). */
const headers = ["#separator:Comma", "#html:false", `#columns:${columns.join(",")}`];

/** A sheet opened elsewhere must not run what a cell says (OWASP, "CSV Injection"). */
const startsFormula = /^[=+\-@\t\r]/;

function cell(value: string): string {
  const safe = startsFormula.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** All cards as a CSV that Anki opens, with front and back first. */
export function cardsToCsv(cards: Iterable<ReviewCard>, facesOf: (id: string) => CardFaces): string {
  const lines = Array.from(cards, (card) => {
    const { front, back } = facesOf(card.id);
    const memory = card.memory ? `${card.memory.stability} ${card.memory.difficulty}` : "";
    const numbers = [card.addedAt, card.dueAt, card.reviewedAt ?? "", card.reviews, card.lapses, card.rung];
    return [front, back, card.id, ...numbers.map(String), memory].map(cell).join(",");
  });
  return `${[...headers, ...lines].join("\r\n")}\r\n`;
}

/** Rows of a CSV; quotes may hold commas, line ends and doubled quotes. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/gy;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
    if (match[3] !== ",") {
      if (row.length > 1) rows.push(row);
      row = [];
    }
    if (pattern.lastIndex >= text.length) break;
  }
  return rows;
}

/** Reads a CSV that `cardsToCsv` wrote; rows that are no card are counted and left out. */
export function cardsFromCsv(text: string): { readonly cards: ReviewCard[]; readonly rejected: number } {
  const lines = text.replace(/^\ufeff/, "").replace(/^(?:#[^\r\n]*(?:\r\n|\n|\r))+/, "");
  const rows = rowsOf(lines);
  const cards = rows.flatMap(([, , id, addedAt, dueAt, reviewedAt, reviews, lapses, rung, memory]) => {
    const [stability, difficulty] = (memory ?? "").split(" ");
    const card = readCard({
      id,
      addedAt: numberOf(addedAt),
      dueAt: numberOf(dueAt),
      ...(reviewedAt ? { reviewedAt: numberOf(reviewedAt) } : {}),
      reviews: numberOf(reviews),
      lapses: numberOf(lapses),
      rung: numberOf(rung),
      ...(memory ? { memory: { stability: numberOf(stability), difficulty: numberOf(difficulty) } } : {}),
    });
    return card ? [card] : [];
  });
  return { cards, rejected: rows.length - cards.length };
}

const numberOf = (text: string | undefined) => (text ? Number(text) : Number.NaN);
