import { DomainError } from "#server/services/errors.ts";

export type CallsInFlight = {
  /** Takes a place of the member and returns how to leave it, which counts once; throws DomainError "too-many-calls". */
  enter(memberId: string): () => void;
};

/** How many calls of one kind a process answers for each member at the same time. */
export function callsInFlight({ most, retryAfter }: { most: number; retryAfter: number }): CallsInFlight {
  const inside = new Map<string, number>();
  return {
    enter(memberId) {
      const before = inside.get(memberId) ?? 0;
      if (before >= most) throw new DomainError("too-many-calls", { retryAfter });
      inside.set(memberId, before + 1);
      let isInside = true;
      return () => {
        if (!isInside) return;
        isInside = false;
        const left = (inside.get(memberId) ?? 1) - 1;
        if (left > 0) inside.set(memberId, left);
        else inside.delete(memberId);
      };
    },
  };
}
