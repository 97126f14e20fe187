import fc from "fast-check";

/** The result of one run; `slowest` is the slowest case in milliseconds of wall clock time. */
export type Outcome = { readonly name: string; readonly cases: number; readonly slowest: number };

/** Code that gets generated input. */
export type Target = {
  readonly name: string;
  /** Its share of a thousand cases. */
  readonly share: number;
  /** Rejects with the smallest input that fails. */
  readonly run: (cases: number, seed: number) => Promise<Outcome>;
};

/** Milliseconds of this thread's CPU time for one case: anything longer is a hang. */
export const longestAnswer = 1000;
/** Milliseconds of wall clock time for one case, with password hashing on a busy machine. */
const longestWait = 20_000;

/** Milliseconds of CPU time of this thread, which other processes do not affect. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Creates a target. `act` throws on a fault and is timed; it runs once with `first` before, untimed, to load what
 * loads at first use.
 */
export function target<Input>(
  name: string,
  share: number,
  input: fc.Arbitrary<Input>,
  act: (input: Input) => unknown,
  first?: Input,
): Target {
  return {
    name,
    share,
    async run(cases, seed) {
      if (first !== undefined) await act(first);
      let slowest = 0;
      const property = fc.asyncProperty(input, async (value) => {
        const [from, workedBefore] = [performance.now(), worked()];
        await act(value);
        const [waited, work] = [performance.now() - from, worked() - workedBefore];
        slowest = Math.max(slowest, waited);
        if (work > longestAnswer || waited > longestWait)
          throw new Error(`${Math.round(work)} ms of work, answered after ${Math.round(waited)} ms`);
      });
      await fc.assert(property, { numRuns: cases, seed });
      return { name, cases, slowest };
    },
  };
}

/** Distributes `cases` among targets by share; each gets at least one. */
export function casesOf(targets: readonly Target[], cases: number): readonly (readonly [Target, number])[] {
  const whole = targets.reduce((sum, { share }) => sum + share, 0);
  return targets.map((each) => [each, Math.max(1, Math.ceil((cases * each.share) / whole))] as const);
}
