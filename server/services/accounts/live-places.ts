import { createHmac, randomUUID } from "node:crypto";
import { DomainError } from "#server/services/errors.ts";
import { observe } from "#server/store/observations.ts";
import type { PlaceRows } from "#server/store/place-rows.ts";
import { networkOf } from "./network-address.ts";

/** Streams that one process serves at the same time. */
const mostOfProcess = { figures: 2000, answers: 60 };
/** Streams over all processes: of a member, wherever they are, and of a network for those who are not signed in. */
const mostOfMember = 2;
const mostOfNetwork = 10;

/** Milliseconds for which a place is taken, and after which a process renews all of its own. */
const lifetime = 60_000;
const renewEvery = 20_000;
/** Seconds after which somebody who found no place may ask again. */
const retryAfter = 60;

/** The live figures of donations, and answers that a model is writing. */
export type LiveKind = keyof typeof mostOfProcess;

export type LivePlaces = {
  /** Takes a place and returns how to leave it; throws DomainError "too-many-calls" when there is none. */
  enter(
    kind: LiveKind,
    who: { readonly memberId: string | undefined; readonly address: string },
  ): Promise<() => void>;
  /** Leaves every place. */
  close(): Promise<void>;
};

/** Places of open streams, counted in the database under keyed hashes, so that the table contains no address. */
export function livePlaces(rows: PlaceRows, secret: string, now: () => Date): LivePlaces {
  const holder = randomUUID();
  const inside = { figures: 0, answers: 0 };
  const leaving = new Set<Promise<unknown>>();
  let taken = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  function change(kind: LiveKind, by: 1 | -1): void {
    inside[kind] += by;
    observe({ about: "live-places", kind, inside: inside[kind], isRefused: false });
  }

  function renewWhileTaken(change: 1 | -1): void {
    taken += change;
    if (taken > 0)
      timer ??= setInterval(() => {
        // A database that is away renews nothing: its places are free when it is back, and the streams go on.
        rows.renew(holder, now().getTime() + lifetime).catch(() => undefined);
      }, renewEvery).unref();
    if (taken > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  async function takePlace(kind: LiveKind, memberId: string | undefined, address: string) {
    const who = memberId === undefined ? ["network", networkOf(address)] : ["member", memberId];
    const key = createHmac("sha256", secret)
      .update(["live", kind, ...who].join("\0"))
      .digest("base64url");
    const time = now().getTime();
    const most = memberId === undefined ? mostOfNetwork : mostOfMember;
    return rows.take(key, most, holder, { now: time, endsAt: time + lifetime });
  }

  return {
    async enter(kind, { memberId, address }) {
      const refuse = () => {
        observe({ about: "live-places", kind, inside: inside[kind], isRefused: true });
        return new DomainError("too-many-calls", { retryAfter });
      };
      if (inside[kind] >= mostOfProcess[kind]) throw refuse();
      change(kind, 1);
      try {
        const place = await takePlace(kind, memberId, address);
        if (!place) throw refuse();
        renewWhileTaken(1);
        return () => {
          change(kind, -1);
          renewWhileTaken(-1);
          const left = rows
            .release(place, holder)
            .catch(() => undefined)
            .finally(() => leaving.delete(left));
          leaving.add(left);
        };
      } catch (error) {
        change(kind, -1);
        throw error;
      }
    },
    async close() {
      clearInterval(timer);
      await Promise.all(leaving);
      await rows.releaseAll(holder).catch(() => undefined);
    },
  };
}
