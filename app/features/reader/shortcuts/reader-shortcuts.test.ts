// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { inEnglish } from "#tests/support/in-english.tsx";
import { readerKeys, shortcutOf } from "./reader-shortcuts.ts";
import { useReaderKeys } from "./use-reader-keys.ts";

const press = (key: string, more = {}) =>
  shortcutOf({ key, code: "", ctrlKey: false, metaKey: false, altKey: false, ...more });

describe("the reader's keys", () => {
  test("have one shortcut each", () => {
    expect(readerKeys.map(({ key }) => press(key))).toEqual(readerKeys.map(({ shortcut }) => shortcut));
    expect(new Set(readerKeys.map(({ key }) => key)).size).toBe(readerKeys.length);
  });

  test("work with capitals, with shift, and on an Arabic keyboard", () => {
    expect(press("J")).toBe("next");
    expect(press("=")).toBe("larger");
    expect(press("؟")).toBe("help");
    expect(press("ت", { code: "KeyJ" })).toBe("next");
    expect(press("ن", { code: "KeyK" })).toBe("previous");
  });

  test("do nothing with control, command or alt, nor do other keys", () => {
    expect(press("c", { ctrlKey: true })).toBeUndefined();
    expect(press("p", { metaKey: true })).toBeUndefined();
    expect(press("s", { altKey: true })).toBeUndefined();
    expect(press("x")).toBeUndefined();
    expect(press("Enter")).toBeUndefined();
  });
});

const { wrapper } = await inEnglish("shell");

describe("the shortcuts on a page", () => {
  const press = (target: Element, key: string) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };

  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });

  test("take the first key, whose code is still to be loaded, and keep the browser from scrolling", async () => {
    const play = vi.fn();
    renderHook(() => useReaderKeys(() => ({ play })), { wrapper });
    expect(press(document.body, " ")).toBe(true);
    await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(1));
  });

  test("run their action, each with the latest one", () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { rerender, unmount } = renderHook(({ next }) => useReaderKeys(() => ({ next })), {
      initialProps: { next: first },
      wrapper,
    });
    expect(press(document.body, "j")).toBe(true);
    rerender({ next: second });
    press(document.body, "j");
    expect([first, second].map((action) => action.mock.calls.length)).toEqual([1, 1]);
    expect(press(document.body, "k")).toBe(false);
    unmount();
    press(document.body, "j");
    expect(second).toHaveBeenCalledTimes(1);
  });

  test("leave a key to the text field, the button or the dialog that uses it", () => {
    const [next, play] = [vi.fn(), vi.fn()];
    renderHook(() => useReaderKeys(() => ({ next, play })), { wrapper });
    document.body.innerHTML = "<input><button>button</button>";
    const [input, button] = [...document.body.children];
    if (!input || !button) throw new Error("the page is empty");
    press(input, "j");
    press(button, " ");
    expect([next, play].flatMap((action) => action.mock.calls)).toEqual([]);
    press(button, "j");
    expect(next).toHaveBeenCalledTimes(1);
    document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
    press(document.body, "j");
    expect(next).toHaveBeenCalledTimes(1);
  });
});
