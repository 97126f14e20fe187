// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { builtInCities } from "#content/cities/index.ts";
import { exactPlace } from "#domain/places/exact-place.ts";
import { magneticDeclination } from "#domain/qibla/declination.ts";
import { inEnglish } from "#tests/support/in-english.tsx";
import { QiblaBearing } from "./qibla-bearing.tsx";

vi.mock("#domain/qibla/declination.ts", async (original) => {
  const { magneticDeclination: real } = await original<typeof import("#domain/qibla/declination.ts")>();
  return { magneticDeclination: vi.fn(real) };
});

const { wrapper } = await inEnglish("prayer", "prayerparts");
const cairo = exactPlace(builtInCities, "Cairo") ?? expect.fail("Cairo is not built in");
const absolute = "deviceorientationabsolute";

/** Dispatches a sensor reading as the browser would, NaN and null included. */
const sense = (kind: string, reading: Readonly<Record<string, unknown>>) =>
  act(() => void dispatchEvent(Object.assign(new Event(kind), reading)));
const turn = () => document.querySelector("[data-turn]")?.textContent;
const north = () => document.querySelector("[data-north]");

/** Presses the button that turns the dial, on a device that answers so when it is asked for permission. */
async function start(permission?: "granted" | "denied"): Promise<void> {
  const request = permission && { requestPermission: async () => permission };
  vi.stubGlobal("DeviceOrientationEvent", Object.assign(class {}, request));
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Turn the dial with my device" }));
    await vi.dynamicImportSettled();
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 8), toFake: ["Date", "setTimeout", "clearTimeout"] });
  render(<QiblaBearing place={cairo} />, { wrapper });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("an iPhone is asked for permission on click, shows its accuracy, and a negative heading is ignored", async () => {
  await start("granted");
  expect(screen.getByText("Waiting for the compass of this device…")).toBeTruthy();
  sense("deviceorientation", { webkitCompassHeading: -1, webkitCompassAccuracy: -1 });
  expect(turn()).toBeUndefined();
  sense("deviceorientation", { webkitCompassHeading: 131.3, webkitCompassAccuracy: 12 });
  expect(north()?.getAttribute("data-north")).toBe("true");
  expect(turn()).toBe("You are facing the qibla");
  expect(screen.getByText(/Accuracy: within 12°\./)).toBeTruthy();
});

test("without permission for the sensor the dial stays still and says so", async () => {
  await start("denied");
  expect(screen.getByText(/The browser does not allow the compass/)).toBeTruthy();
  sense(absolute, { alpha: 320, absolute: true });
  expect(turn()).toBeUndefined();
});

test("a device without a compass says so after a moment and offers the sun; a late reading still counts", async () => {
  await start();
  act(() => void vi.advanceTimersByTime(3500));
  expect(screen.getByText(/This device gives no compass reading/)).toBeTruthy();
  expect(document.querySelector("[data-sun=up]")?.textContent).toContain("By the sun");
  sense(absolute, { alpha: 320, absolute: true });
  expect(turn()).toBeDefined();
  expect(screen.queryByText(/This device gives no compass reading/)).toBeNull();
});

test("without the magnetic model the compass uses magnetic north, and says so", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.mocked(magneticDeclination).mockImplementationOnce(() => {
    throw new Error("did not load");
  });
  await start();
  sense(absolute, { alpha: 320, absolute: true });
  expect(north()?.getAttribute("data-north")).toBe("magnetic");
  expect(north()?.textContent).toContain("magnetic declination is not corrected");
  expect(turn()).toBe("Turn 96° to the right");
});
