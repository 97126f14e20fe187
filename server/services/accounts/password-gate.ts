import { DomainError } from "#server/services/errors.ts";
import { observe } from "#server/store/observations.ts";
import { networkOf } from "./network-address.ts";

/** Calls that may wait for the hash of a password at the same time, and those besides them from known devices. */
const places = { everybody: 16, knownDevices: 8 };
/**
 * Of these for one account, so that nobody shuts others out with a password of their own, for one link, which a browser
 * whose answer was lost sends again, and for one network, so that it shuts nobody out with many accounts: as many as
 * keep every core busy. Known devices of a network have as many besides.
 */
const placesOfOne = { account: 2, link: 3, network: 4 };
/** Seconds after which a call that found no place may come again. */
const retryAfter = 5;

/**
 * Whose password it is, an email address, known or not, or a link, and the network address from which it comes. Known
 * devices share neither the places of the account nor those of the network.
 */
export type GateCaller = { readonly address: string } & (
  | { readonly account: string; readonly isKnownDevice?: boolean }
  | { readonly link: string }
);

/**
 * A hash takes a good part of a second of one core, and an answer after a long wait is one that nobody waits for: a call
 * that finds no place is refused at once.
 */
export type PasswordGate = {
  /** Takes a place and returns how to leave it, which counts once; throws DomainError "unavailable" when there is none. */
  enter(caller: GateCaller): () => void;
  /** Runs a call that hashes a password in a place of its own; rejects like `enter`. */
  pass<Answer>(caller: GateCaller, call: () => Promise<Answer>): Promise<Answer>;
};

/** One gate for each process: its cores do the hashing. */
export function passwordGate(): PasswordGate {
  let inside = 0;
  const insideOf = new Map<string, number>();
  function enter(caller: GateCaller): () => void {
    const isKnownDevice = "account" in caller && caller.isKnownDevice === true;
    const most = places.everybody + (isKnownDevice ? places.knownDevices : 0);
    const own = [...ownKeys(caller, isKnownDevice)];
    const isRefused = inside >= most || own.some(([key, mostOfOne]) => (insideOf.get(key) ?? 0) >= mostOfOne);
    observe({ about: "password-gate", inside: isRefused ? inside : inside + 1, isRefused });
    if (isRefused) throw new DomainError("unavailable", { retryAfter });
    inside += 1;
    for (const [key] of own) insideOf.set(key, (insideOf.get(key) ?? 0) + 1);
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      inside -= 1;
      for (const [key] of own) {
        const left = (insideOf.get(key) ?? 1) - 1;
        if (left > 0) insideOf.set(key, left);
        else insideOf.delete(key);
      }
      observe({ about: "password-gate", inside, isRefused: false });
    };
  }
  return {
    enter,
    async pass(caller, call) {
      const leave = enter(caller);
      try {
        return await call();
      } finally {
        leave();
      }
    },
  };
}

/** What a caller shares places with, and how many. */
function* ownKeys(caller: GateCaller, isKnownDevice: boolean): Iterable<readonly [string, number]> {
  yield [`network ${isKnownDevice} ${networkOf(caller.address)}`, placesOfOne.network];
  if ("account" in caller)
    yield [`account ${isKnownDevice} ${caller.account.toLowerCase()}`, placesOfOne.account];
  else yield [`link ${caller.link}`, placesOfOne.link];
}
