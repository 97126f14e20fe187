// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useSwipeDown } from "./use-swipe-down.ts";

afterEach(cleanup);

function Pulled({ onClose }: { readonly onClose: () => void }) {
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <div ref={sheet}>
      <nav aria-label="head" {...useSwipeDown(sheet, onClose)} />
    </div>
  );
}

test.each([
  ["touch", 79, 0],
  ["touch", 80, 1],
  ["mouse", 200, 0],
])("a pull by %s of %i px closes %i times", (pointerType, down, times) => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
  const onClose = vi.fn();
  render(<Pulled onClose={onClose} />);
  const head = screen.getByLabelText("head");
  fireEvent.pointerDown(head, { pointerType, pointerId: 1, clientY: 100 });
  fireEvent.pointerMove(head, { pointerType, pointerId: 1, clientY: 100 + down });
  expect(head.parentElement?.style.translate).toBe(pointerType === "touch" ? `0 ${down}px` : "");
  fireEvent.pointerUp(head, { pointerType, pointerId: 1, clientY: 100 + down });
  expect(head.parentElement?.style.translate).toBe("");
  expect(onClose).toHaveBeenCalledTimes(times);
});
