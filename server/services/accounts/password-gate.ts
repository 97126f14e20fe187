import { DomainError } from "#server/services/errors.ts";
import { observe } from "#server/store/observations.ts";

/** Calls that may wait for the hash of a password at the same time, and those besides them from known devices. */
const places = { everybody: 16, knownDevices: 8 };
/** Seconds after which a call that found no place may come again. */
const retryAfter = 5;

/**
 * A hash takes a good part of a second of one core, and an answer after a long wait is one that nobody waits for: a call
 * that finds no place is refused at once.
 */
export type PasswordGate = {
  /** Takes a place and returns how to leave it, which counts once; throws DomainError "unavailable" when there is none. */
  enter(options?: { isKnownDevice?: boolean }): () => void;
  /** Runs a call that hashes a password in a place of its own; rejects like `enter`. */
  pass<Answer>(call: () => Promise<Answer>, options?: { isKnownDevice?: boolean }): Promise<Answer>;
};

/** One gate for each process: its cores do the hashing. */
export function passwordGate(): PasswordGate {
  let inside = 0;
  function enter({ isKnownDevice = false } = {}): () => void {
    const most = places.everybody + (isKnownDevice ? places.knownDevices : 0);
    const isRefused = inside >= most;
    observe({ about: "password-gate", inside: isRefused ? inside : inside + 1, isRefused });
    if (isRefused) throw new DomainError("unavailable", { retryAfter });
    inside += 1;
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      inside -= 1;
      observe({ about: "password-gate", inside, isRefused: false });
    };
  }
  return {
    enter,
    async pass(call, options) {
      const leave = enter(options);
      try {
        return await call();
      } finally {
        leave();
      }
    },
  };
}
