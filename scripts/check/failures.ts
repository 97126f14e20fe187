import { stripVTControlCharacters } from "node:util";
import { readReport } from "./count-tests.ts";

type Suite = { readonly suites?: readonly Suite[]; readonly specs?: readonly Spec[] };
type Spec = {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly {
    readonly results: readonly { readonly error?: { readonly message?: string } }[];
  }[];
};
type UnitFile = {
  readonly name: string;
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages?: readonly string[];
  }[];
};

/** Lines of a message that are shown: the whole is in the report. */
const shownLines = 12;

const short = (message: string) =>
  stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, shownLines)
    .map((line) => `    ${line}`)
    .join("\n");

const specsOf = (suite: Suite): Spec[] => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap((each) => specsOf(each)),
];

/** The failed tests of Playwright's JSON report, each with the beginning of its message. */
export function endToEndFailures(file: string): string[] {
  const report = readReport(file) as Suite | undefined;
  return specsOf(report ?? {}).flatMap(({ title, file: from, line, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .flatMap(({ error }) => (error ? [`${from}:${line} ${title}\n${short(error.message ?? "")}`] : [])),
  );
}

/** The failed tests of Vitest's JSON report, each with the beginning of its message. */
export function unitFailures(file: string): string[] {
  const files = (readReport(file)?.testResults ?? []) as readonly UnitFile[];
  return files.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    const shown = failed.map(
      ({ fullName, failureMessages }) => `${name} ${fullName}\n${short(failureMessages?.join("\n") ?? "")}`,
    );
    return failed.length === 0 && message ? [`${name}\n${short(message)}`] : shown;
  });
}
