import { expect, test } from "vitest";
import { passwordGate } from "./password-gate.ts";

type Gate = ReturnType<typeof passwordGate>;

let accounts = 0;

/** True when there was a place for another account of that network. */
function enters(gate: Gate, address: string, isKnownDevice = false): boolean {
  accounts += 1;
  try {
    gate.enter({ address, account: `person-${accounts}@example.org`, isKnownDevice });
    return true;
  } catch {
    return false;
  }
}

/** Each network takes all it gets, which together is more than in turns; the number of places taken. */
function fill(gate: Gate, networks: readonly string[]): number {
  return networks
    .map((address) => [1, 2, 3, 4, 5].filter(() => enters(gate, address)).length)
    .reduce((a, b) => a + b);
}

const networks = (count: number) => Array.from({ length: count }, (_, at) => `198.51.100.${at + 1}`);

test.each([
  [1, 4],
  [2, 8],
  [3, 10],
  [4, 12],
  [6, 14],
  [7, 15],
  [8, 16],
])(
  "%i networks that take all they get have %i of 16 places, and each of the rest is another's",
  (count, taken) => {
    const gate = passwordGate();
    expect(fill(gate, networks(count))).toBe(taken);
    expect(fill(gate, networks(count))).toBe(0);
    for (let at = taken; at < 16; at++) expect(enters(gate, `203.0.113.${at}`)).toBe(true);
    expect(enters(gate, "203.0.113.200")).toBe(false);
  },
);

test("one network is as fast as every core, and is refused no more once it has left", async () => {
  const gate = passwordGate();
  const leaving = [1, 2, 3, 4].map((at) =>
    gate.enter({ address: "192.0.2.1", account: `${at}@example.org` }),
  );
  expect(enters(gate, "192.0.2.1")).toBe(false);
  for (const leave of leaving) leave();
  expect(fill(gate, ["192.0.2.1"])).toBe(4);
});

test("known devices have a place while everybody else's are taken", () => {
  const gate = passwordGate();
  fill(gate, networks(16));
  expect(enters(gate, "203.0.113.1")).toBe(false);
  for (let at = 0; at < 8; at++) expect(enters(gate, `203.0.113.${at + 1}`, true)).toBe(true);
  expect(enters(gate, "203.0.113.99", true)).toBe(false);
});

test("all networks of an IPv6 /48 share their places", () => {
  const gate = passwordGate();
  expect(fill(gate, ["2001:db8:1:1::1", "2001:db8:1:2::1", "2001:db8:1:ffff::1"])).toBe(4);
  expect(fill(gate, ["2001:db8:2::1"])).toBe(4);
});
