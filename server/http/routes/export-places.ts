import { callsInFlight } from "#server/services/accounts/calls-in-flight.ts";
import { DomainError } from "#server/services/errors.ts";

type ExportPlace = {
  /** Leaves the place, which counts once. */
  leave(): void;
  /** What ends the export, when slower readers than there is room for come after it. */
  endWith(end: () => void): void;
};

export type ExportPlaces = {
  /** Throws DomainError "too-many-calls" for a second export of the member, "unavailable" without a free place. */
  enter(memberId: string): Promise<ExportPlace>;
};

type Bounds = {
  /** Exports at the same time. */
  readonly most: number;
  /** Milliseconds for which an export has one of these places. */
  readonly longest: number;
  /** Exports besides these whose readers need longer; with one more, the oldest ends. */
  readonly mostSlow: number;
};

/** Seconds after which an export that found no place may be asked for again. */
const retryAfter = 5;

/** Places of one process. A slow reader, on purpose or not, goes on without keeping others from exporting. */
export function exportPlaces({ most, longest, mostSlow }: Bounds): ExportPlaces {
  const own = callsInFlight({ most: 1, retryAfter });
  const begun = new Set<object>();
  const slow = new Map<object, () => void>();
  return {
    async enter(memberId) {
      const leaveOwn = await own.enter(memberId);
      if (begun.size >= most) {
        leaveOwn();
        throw new DomainError("unavailable", { retryAfter });
      }
      const place = {};
      let end = () => {};
      begun.add(place);
      const timer = setTimeout(() => {
        begun.delete(place);
        const [oldest] = slow.size < mostSlow ? [] : slow;
        slow.set(place, () => end());
        if (!oldest) return;
        slow.delete(oldest[0]);
        oldest[1]();
      }, longest);
      return {
        leave() {
          clearTimeout(timer);
          begun.delete(place);
          slow.delete(place);
          leaveOwn();
        },
        endWith(given) {
          end = given;
        },
      };
    },
  };
}
