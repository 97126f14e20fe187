import { DomainError } from "#server/services/errors.ts";
import { observe } from "#server/store/observations.ts";
import { siteOf } from "./network-address.ts";

/**
 * Calls that may wait for the hash of a password at the same time when a network takes its first place, its second and so
 * on. It has as many as keep every core busy, but the last places are for networks that have few: four networks leave four
 * to others, and only eight together can take them all.
 */
const placesOfNetwork = [16, 12, 10, 8];
/** Places besides from known devices, of which a network has as many besides. */
const placesOfKnownDevices = 8;
/**
 * Places of one account, so that nobody shuts others out with a password of their own, and of one link, which a browser
 * whose answer was lost sends again.
 */
const placesOfOne = { account: 2, link: 3 };
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
    const network = `network ${isKnownDevice} ${siteOf(caller.address)}`;
    const [shared, most] = sharedKey(caller, isKnownDevice);
    const forNetwork = placesOfNetwork[insideOf.get(network) ?? 0] ?? Number.NEGATIVE_INFINITY;
    const isRefused =
      inside >= forNetwork + (isKnownDevice ? placesOfKnownDevices : 0) ||
      (insideOf.get(shared) ?? 0) >= most;
    observe({ about: "password-gate", inside: isRefused ? inside : inside + 1, isRefused });
    if (isRefused) throw new DomainError("unavailable", { retryAfter });
    inside += 1;
    for (const key of [network, shared]) insideOf.set(key, (insideOf.get(key) ?? 0) + 1);
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      inside -= 1;
      for (const key of [network, shared]) {
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

/** What a caller shares places with besides its network, and how many. */
function sharedKey(caller: GateCaller, isKnownDevice: boolean): readonly [string, number] {
  return "account" in caller
    ? [`account ${isKnownDevice} ${caller.account.toLowerCase()}`, placesOfOne.account]
    : [`link ${caller.link}`, placesOfOne.link];
}
