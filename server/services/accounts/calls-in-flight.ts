import { DomainError } from "#server/services/errors.ts";

export type CallsInFlight = {
  /** Waits for a place of the member; resolves to how to leave it, which counts once. Throws DomainError "too-many-calls". */
  enter(memberId: string): Promise<() => void>;
};

type Bounds = {
  /** Calls at the same time. */
  readonly most: number;
  /** Calls that wait for their turn besides; none by default. */
  readonly waiting?: number;
  /** Seconds after which a call beyond these may come again. */
  readonly retryAfter: number;
};

/** How many calls of one kind a process answers for each member at the same time. */
export function callsInFlight({ most, waiting = 0, retryAfter }: Bounds): CallsInFlight {
  const members = new Map<string, { inside: number; turns: (() => void)[] }>();
  return {
    async enter(memberId) {
      const own = members.get(memberId) ?? { inside: 0, turns: [] };
      members.set(memberId, own);
      if (own.inside < most) own.inside += 1;
      else if (own.turns.length >= waiting) throw new DomainError("too-many-calls", { retryAfter });
      else await new Promise<void>((turn) => own.turns.push(turn));
      let isInside = true;
      return () => {
        if (!isInside) return;
        isInside = false;
        const next = own.turns.shift();
        if (next) return next();
        own.inside -= 1;
        if (own.inside === 0) members.delete(memberId);
      };
    },
  };
}
