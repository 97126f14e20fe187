import { describe, expect, test } from "vitest";
import { grownWindow, neighbours, windowAround } from "./verse-window.ts";

describe("the window of verses a first paint shows", () => {
  test("holds a short surah whole and at least ten verses around the asked one in a long one", () => {
    expect(windowAround(3, 7)).toEqual({ from: 1, to: 7 });
    expect(windowAround(255, 286)).toEqual({ from: 245, to: 265 });
    expect(windowAround(1, 286)).toEqual({ from: 1, to: 21 });
    expect(windowAround(286, 286)).toEqual({ from: 276, to: 286 });
  });

  test("grows to the end, then to the beginning, then stops", () => {
    let window = windowAround(255, 286);
    for (let step = 0; step < 60; step++) window = grownWindow(window, 286, 6);
    expect(window).toEqual({ from: 1, to: 286 });
    expect(grownWindow({ from: 245, to: 265 }, 286, 6)).toEqual({ from: 245, to: 271 });
  });

  test("knows its neighbours, and that the ends have none", () => {
    expect(neighbours({ from: 1, to: 21 }, 286)).toEqual({ earlier: undefined, later: { from: 22, to: 42 } });
    expect(neighbours({ from: 276, to: 286 }, 286).later).toBeUndefined();
    expect(neighbours({ from: 245, to: 265 }, 286).earlier).toEqual({ from: 224, to: 244 });
  });
});
