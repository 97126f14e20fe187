/** Why a text cannot be published: which text, where in it, and the cause in plain words. */
export type Refusal = { readonly text: string; readonly verse?: string; readonly cause: string };

/** Ends the build; its message lists every refusal, one a line. */
export class BuildRefused extends Error {
  constructor(refusals: readonly Refusal[]) {
    super(
      refusals.map(({ text, verse, cause }) => [text, verse, cause].filter(Boolean).join(" · ")).join("\n"),
    );
    this.name = "BuildRefused";
  }
}

/** Throws `BuildRefused` when there is anything to refuse. */
export function refuse(refusals: readonly Refusal[]): void {
  if (refusals.length > 0) throw new BuildRefused(refusals);
}
