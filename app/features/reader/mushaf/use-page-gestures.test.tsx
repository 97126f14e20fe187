// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { inEnglish } from "#tests/support/in-english.tsx";
import { PageTools, WholeScreenExit } from "./page-controls.tsx";
import { usePageGestures } from "./use-page-gestures.ts";

const { wrapper } = await inEnglish("mushaf");

function Page() {
  const { isWhole, setIsWhole } = usePageGestures({
    onTurn: vi.fn(),
    onVerse: vi.fn(),
    takesTap: () => false,
  });
  return (
    <>
      <PageTools pages={[3]} isHiding={false} onHide={vi.fn()} onWhole={() => setIsWhole(true)} />
      {isWhole && <WholeScreenExit onExit={() => setIsWhole(false)} />}
    </>
  );
}

afterEach(cleanup);

test("the button of the whole screen hands the focus to the one that leaves it, and has it back afterwards", () => {
  render(<Page />, { wrapper });
  const enter = screen.getByRole("button", { name: "Whole screen" });
  const exit = () => screen.getByLabelText("Leave the whole screen");
  enter.focus();
  fireEvent.click(enter);
  expect(document.activeElement).toBe(exit());
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(document.activeElement).toBe(enter);
  fireEvent.click(enter);
  fireEvent.click(exit());
  expect(document.activeElement).toBe(enter);
});

test("the back button leaves the whole screen and not the reader", async () => {
  history.replaceState(null, "", "/digital-quran?surah=2");
  render(<Page />, { wrapper });
  fireEvent.click(screen.getByRole("button", { name: "Whole screen" }));
  await act(async () => undefined);
  expect(history.state).toMatchObject({ sheets: 1 });
  expect(location.search).toBe("?surah=2");
  history.replaceState(null, "");
  act(() => void dispatchEvent(new PopStateEvent("popstate")));
  expect(screen.queryByLabelText("Leave the whole screen")).toBeNull();
});
