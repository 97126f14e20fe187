import { vi } from "vitest";

/** A localStorage that lists its names as own properties, as browsers do. */
export function fakeStorage(start: Record<string, string> = {}) {
  const saved: Record<string, unknown> = { ...start };
  const act = (name: string, value: unknown) =>
    Object.defineProperty(saved, name, { value, enumerable: false, configurable: true });
  act("getItem", (name: string) => saved[name] ?? null);
  act("setItem", (name: string, value: string) => {
    saved[name] = value;
  });
  act("removeItem", (name: string) => {
    delete saved[name];
  });
  act("clear", () => {
    for (const name of Object.keys(saved)) delete saved[name];
  });
  return saved;
}

/** Gives the test a device whose browser has stored nothing. */
export function stubStorage(): void {
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("sessionStorage", fakeStorage());
  vi.stubGlobal("StorageEvent", class extends Event {});
}
