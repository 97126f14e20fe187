// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { openInHistory, sheetState, whenSheetsAreClosed } from "./modal-history.ts";

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

afterEach(() => vi.restoreAllMocks());

test("an open sheet has an entry of the same address, and the state of the page stays in it", async () => {
  history.replaceState({ isFollowed: true }, "", "/faq");
  const closed = openInHistory(() => undefined);
  await settled();
  expect(location.pathname).toBe("/faq");
  expect(history.state).toMatchObject({ isFollowed: true, sheets: 1 });
  expect(sheetState()).toMatchObject({ sheets: 1 });

  const go = vi.spyOn(history, "go").mockImplementation(() => {
    history.replaceState({ isFollowed: true }, "", "/faq");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  closed();
  await settled();
  expect(go).toHaveBeenCalledWith(-1);
  expect(sheetState()).toBeUndefined();
});

test("a step back closes the sheet, and nothing more is left", async () => {
  history.replaceState(null, "", "/faq");
  const close = vi.fn();
  const closed = openInHistory(close);
  await settled();
  const go = vi.spyOn(history, "go");
  history.replaceState(null, "", "/faq");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(close).toHaveBeenCalledOnce();
  closed();
  await settled();
  expect(go).not.toHaveBeenCalled();
});

test("a sheet that takes the place of another takes over its entry", async () => {
  history.replaceState(null, "", "/faq");
  const closeFirst = openInHistory(() => undefined);
  await settled();
  const length = history.length;
  const go = vi.spyOn(history, "go").mockImplementation(() => undefined);
  closeFirst();
  const closeSecond = openInHistory(() => undefined);
  await settled();
  expect(history.length).toBe(length);
  expect(go).not.toHaveBeenCalled();
  history.replaceState(null, "", "/faq");
  closeSecond();
  await settled();
});

test("a sheet that is opened before the browser has left the entry of the one before stays open", async () => {
  history.replaceState(null, "", "/faq");
  const closeFirst = openInHistory(() => undefined);
  await settled();
  const go = vi.spyOn(history, "go").mockImplementation(() => undefined);
  closeFirst();
  await settled();
  expect(go).toHaveBeenCalledWith(-1);
  const close = vi.fn();
  const closeSecond = openInHistory(close);
  await settled();
  // Only now the browser arrives.
  history.replaceState(null, "", "/faq");
  dispatchEvent(new PopStateEvent("popstate"));
  await settled();
  expect(close).not.toHaveBeenCalled();
  expect(sheetState()).toMatchObject({ sheets: 1 });
  // A step back closes it like any other.
  history.replaceState(null, "", "/faq");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(close).toHaveBeenCalledOnce();
  closeSecond();
  await settled();
});

test("what is opened while the entry of a sheet is being left waits until it is left", async () => {
  history.replaceState({ sheets: 2, under: "below" }, "", "/faq");
  vi.spyOn(history, "go").mockImplementation(() => undefined);
  openInHistory(() => undefined)();
  await settled();
  const then = vi.fn();
  whenSheetsAreClosed(then);
  expect(then).not.toHaveBeenCalled();
  history.replaceState(null, "", "/faq");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(then).toHaveBeenCalledOnce();
});

test("a sheet that is opened while another is being left stays open, however recently one was left before", async () => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/faq");
  vi.spyOn(history, "go").mockImplementation(() => undefined);
  const arrive = async () => {
    history.replaceState(null, "", "/faq");
    dispatchEvent(new PopStateEvent("popstate"));
    await vi.advanceTimersByTimeAsync(0);
  };
  const visit = async () => {
    const closed = openInHistory(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    closed();
    await vi.advanceTimersByTimeAsync(0);
  };
  await visit();
  await arrive();
  // The second one is being left when the time that the first one had for leaving is over.
  await vi.advanceTimersByTimeAsync(4900);
  await visit();
  await vi.advanceTimersByTimeAsync(200);
  const close = vi.fn();
  const closed = openInHistory(close);
  await arrive();
  expect(close).not.toHaveBeenCalled();
  closed();
  await arrive();
  vi.useRealTimers();
});
