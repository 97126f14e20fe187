/** Why a text cannot be published: which text, where in it, and the cause in plain words. */
export type BuildProblem = { readonly text: string; readonly verse?: string; readonly cause: string };

/** Aborts the build; its message lists every problem, one per line. */
export class BuildError extends Error {
  constructor(problems: readonly BuildProblem[]) {
    super(
      problems.map(({ text, verse, cause }) => [text, verse, cause].filter(Boolean).join(" · ")).join("\n"),
    );
    this.name = "BuildError";
  }
}

/** Throws `BuildError` when there are any problems. */
export function throwIfProblems(problems: readonly BuildProblem[]): void {
  if (problems.length > 0) throw new BuildError(problems);
}
