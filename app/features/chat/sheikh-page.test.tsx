// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useKeyboardRoom } from "./sheikh-page.tsx";

function Box() {
  const box = useRef<HTMLDivElement>(null);
  useKeyboardRoom(box);
  return (
    <div ref={box} data-testid="box">
      <input />
    </div>
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  const viewport = Object.assign(new EventTarget(), { height: window.innerHeight, scale: 1 });
  vi.stubGlobal("visualViewport", viewport);
  render(<Box />);
  const box = screen.getByTestId("box");
  const scroll = vi.spyOn(box, "scrollIntoView").mockImplementation(() => undefined);
  const become = (change: { height: number; scale?: number }) => {
    Object.assign(viewport, change);
    viewport.dispatchEvent(new Event("resize"));
  };
  return { box, scroll, become };
}

test("the box gives way to the keyboard while one writes in it, and takes the room back", () => {
  const { box, scroll, become } = open();
  screen.getByRole("textbox").focus();
  become({ height: window.innerHeight - 300 });
  expect(box.style.getPropertyValue("--keyboard")).toBe("300px");
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: "end" });
  become({ height: window.innerHeight });
  expect(box.style.getPropertyValue("--keyboard")).toBe("0px");
});

test("a browser's bar and a zoomed page are no keyboard", () => {
  const { box, become } = open();
  become({ height: window.innerHeight - 56 });
  expect(box.style.getPropertyValue("--keyboard")).toBe("0px");
  become({ height: window.innerHeight - 300, scale: 2 });
  expect(box.style.getPropertyValue("--keyboard")).toBe("0px");
});
