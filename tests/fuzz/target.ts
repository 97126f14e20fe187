import fc from "fast-check";

/** What one run of odd input came to; the slowest answer in milliseconds by the clock on the wall. */
export type Outcome = { readonly name: string; readonly cases: number; readonly slowest: number };

/** Something that odd input is given to. */
export type Target = {
  readonly name: string;
  /** How many of a thousand cases it gets. */
  readonly share: number;
  /** Rejects with the smallest input that breaks it. */
  readonly run: (cases: number, seed: number) => Promise<Outcome>;
};

/** Longest work on one case, in milliseconds of this thread: anything longer is a hang. */
export const longestAnswer = 1000;
/** Longest wait for one, where others are at work on the machine and passwords are hashed. */
const longestWait = 20_000;

/** Milliseconds of processor that this thread has had: what others do on the machine does not count. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * A target; `act` throws for what must not happen, and is timed. `first` is given before, untimed: what is laid out
 * at the first use is no hang.
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

/** Shares `cases` out among targets; each gets at least one. */
export function casesOf(targets: readonly Target[], cases: number): readonly (readonly [Target, number])[] {
  const whole = targets.reduce((sum, { share }) => sum + share, 0);
  return targets.map((each) => [each, Math.max(1, Math.ceil((cases * each.share) / whole))] as const);
}
