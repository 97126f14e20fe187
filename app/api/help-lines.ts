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

/** The help lines that the operator of our server chose; the built-in ones where it cannot be reached. */
export async function fetchHelpLines(): Promise<readonly HelpLine[]> {
  try {
    const response = await fetch("/api/help-lines");
    if (!response.ok) return knownHelpLines;
    const answer: unknown = await response.json();
    return Array.isArray(answer) && answer.every(isHelpLine) ? answer : knownHelpLines;
  } catch {
    return knownHelpLines;
  }
}
