import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A figure as the benchmark prints it. */
export type PrintedFigure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly bound?: string;
  readonly holds?: boolean;
  readonly beside?: { readonly name: string; readonly value: number };
};

/** One part's figures with their day and machine. */
export type PartRecord = {
  readonly part: string;
  /** As 2026-11-21. */
  readonly day: string;
  readonly machine: string;
  readonly cores: number;
  /** Load average of the minute before. */
  readonly load: number;
  readonly figures: readonly PrintedFigure[];
};

const fresh = ".reports/figures";
const recordFile = "docs/figures.json";
const whole = "docs/figures.md";

/** Saves the figures of a part until the tables are written. */
export function recordPart(root: string, record: PartRecord): void {
  mkdirSync(join(root, fresh), { recursive: true });
  writeFileSync(join(root, fresh, `${record.part}.json`), JSON.stringify(record));
}

function readJson<T>(file: string, other: T): T {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return other;
  }
}

function freshRecords(root: string): PartRecord[] {
  try {
    const names = readdirSync(join(root, fresh)).filter((name) => name.endsWith(".json"));
    return names.map((name): PartRecord => JSON.parse(readFileSync(join(root, fresh, name), "utf8")));
  } catch {
    return [];
  }
}

const numberIn = (bound: string) => Number(/[\d.]+/.exec(bound)?.[0] ?? Number.NaN);

/** How much of its bound a figure uses: 1 is at the bound, above 1 it is broken. */
export function strain({ value, bound = "" }: PrintedFigure): number {
  const limit = numberIn(bound);
  if (bound.startsWith("≥"))
    return value === 0 ? (limit === 0 ? 1 : Number.POSITIVE_INFINITY) : limit / value;
  return limit === 0 ? (value === 0 ? 0 : Number.POSITIVE_INFINITY) : value / limit;
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
const cell = ({ value, unit }: PrintedFigure) => `${value} ${unit}`;

/**
 * One line for each part: how many of its bounds hold, and the figure that comes closest to its bound; of a part
 * without bounds the first figure.
 */
export function summaryTable(records: readonly PartRecord[]): string {
  const lines = records.map(({ part, figures, day, load }) => {
    const bounded = figures.filter(({ bound }) => bound !== undefined);
    const holding = bounded.filter(({ holds }) => holds).length;
    const closest = bounded.toSorted((one, two) => strain(two) - strain(one))[0] ?? figures[0];
    const closestRow = closest ? [closest.name, cell(closest), closest.bound ?? "none"] : ["", "", ""];
    const holds = bounded.length > 0 ? `${holding} of ${bounded.length}` : "none asked";
    return row([`\`${part}\``, holds, ...closestRow, day, load.toFixed(1)]);
  });
  const head = [
    "`npm run bench --`",
    "bounds that hold",
    "closest to its bound",
    "value",
    "bound",
    "day",
    "load",
  ];
  return [row(head), row(head.map(() => "---")), ...lines].join("\n");
}

/** The page of figures: a summary of the parts, then every figure of each with the machine it was taken on. */
export function figuresPage(records: readonly PartRecord[]): string {
  const sections = records.map(({ part, figures, day, machine, cores, load }) => {
    const head = ["figure", "value", "bound", "holds", "beside it"];
    const lines = figures.map((figure) =>
      row([
        figure.name,
        cell(figure),
        figure.bound ?? "",
        figure.holds === undefined ? "" : figure.holds ? "yes" : "**no**",
        figure.beside ? `${figure.beside.name}: ${Math.round(figure.beside.value * 1000) / 1000}` : "",
      ]),
    );
    const taken = `Taken on ${day}, ${cores} cores of ${machine}, load ${load.toFixed(1)}.`;
    return [`## ${part}`, "", taken, "", row(head), row(head.map(() => "---")), ...lines, ""].join("\n");
  });
  return [
    "# Figures",
    "",
    "Written by `npm run bench -- table` from the last measurement of each part of the benchmark; do not edit by hand.",
    "The machine stands above each table: figures of different machines, or of one under another load, do not compare.",
    "",
    "## Summary",
    "",
    summaryTable(records),
    "",
    ...sections,
  ].join("\n");
}

/** The last saved figures of all parts. */
export const storedRecords = (root: string) => readJson<readonly PartRecord[]>(join(root, recordFile), []);

/** Adds new figures and writes `docs/figures.md`; returns the number of its parts. */
export function drawTables(root: string): number {
  const byPart = new Map(storedRecords(root).map((record) => [record.part, record]));
  for (const record of freshRecords(root)) byPart.set(record.part, record);
  const records = [...byPart.values()].sort((one, two) => one.part.localeCompare(two.part, "en"));
  writeFileSync(join(root, recordFile), `${JSON.stringify(records, null, 1)}\n`);
  writeFileSync(join(root, whole), figuresPage(records));
  return records.length;
}
