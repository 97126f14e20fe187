import { type HelpLine, helpLineUses, knownHelpLines } from "#domain/distress/help-lines.ts";

const dialled = /^\+?[0-9][0-9 ()-]*$/;

/** Checked by hand: somebody in danger does not wait for 26 KB of a schema's code. */
function isHelpLine(value: unknown): value is HelpLine {
  if (typeof value !== "object" || value === null) return false;
  const { country, zones, use, name, number } = value as Readonly<Record<string, unknown>>;
  return (
    [country, name, number].every((one) => typeof one === "string" && one !== "") &&
    /^[A-Z]{2}$/.test(String(country)) &&
    dialled.test(String(number)) &&
    helpLineUses.some((one) => one === use) &&
    Array.isArray(zones) &&
    zones.every((zone) => typeof zone === "string")
  );
}

async function linesOfOperator(): Promise<readonly HelpLine[]> {
  const response = await fetch("/api/help-lines");
  const answer: unknown = response.ok ? await response.json() : undefined;
  if (!Array.isArray(answer) || !answer.every(isHelpLine)) throw new Error("no help lines came");
  return answer;
}

let loading: Promise<readonly HelpLine[]> | undefined;

/** The help lines that the operator of our server chose; the built-in ones where it cannot be reached. */
export async function fetchHelpLines(): Promise<readonly HelpLine[]> {
  loading ??= linesOfOperator();
  try {
    return await loading;
  } catch {
    loading = undefined;
    return knownHelpLines;
  }
}
