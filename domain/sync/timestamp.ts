/**
 * When and where an edit was made: a timestamp of a hybrid logical clock (Kulkarni and others, "Logical Physical Clocks",
 * 2014): 12 hex digits of milliseconds, 4 of a counter, 16 of the device. Fixed width and lower case, so that
 * text order is time order in every collation.
 */
export type Timestamp = string;

/** A device's clock: the latest moment it has given out or seen. `device` is 16 lower-case hex digits. */
export type Clock = { readonly time: number; readonly count: number; readonly device: string };

const timeDigits = 12;
const countDigits = 4;
const largestCount = 16 ** countDigits - 1;

/** A clock that has seen nothing. */
export function newClock(device: string): Clock {
  return { time: 0, count: 0, device };
}

/** The clock after one more edit at `now` (milliseconds since 1970): always later than all it has seen. */
export function tick(clock: Clock, now: number): Clock {
  if (now > clock.time) return { ...clock, time: now, count: 0 };
  if (clock.count < largestCount) return { ...clock, count: clock.count + 1 };
  return { ...clock, time: clock.time + 1, count: 0 };
}

/** The clock after receiving an edit of another device. */
export function observe(clock: Clock, stamp: Timestamp): Clock {
  const { time, count } = parseTimestamp(stamp);
  const isLater = time > clock.time || (time === clock.time && count > clock.count);
  return isLater ? { ...clock, time, count } : clock;
}

/** The timestamp of the clock as it stands. */
export function timestampOf({ time, count, device }: Clock): Timestamp {
  return hex(time, timeDigits) + hex(count, countDigits) + device;
}

/** The parts of a timestamp. */
export function parseTimestamp(stamp: Timestamp): Clock {
  return {
    time: Number.parseInt(stamp.slice(0, timeDigits), 16),
    count: Number.parseInt(stamp.slice(timeDigits, timeDigits + countDigits), 16),
    device: stamp.slice(timeDigits + countDigits),
  };
}

/** True for the 32 digits of a timestamp. */
export function isTimestamp(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, "0");
}
