// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { inEnglish } from "#tests/support/in-english.tsx";
import { PageField } from "./page-controls.tsx";

const { wrapper } = await inEnglish("mushaf");

afterEach(cleanup);

test("a number that is no page is called wrong until another is typed, and does not turn", () => {
  const onGo = vi.fn();
  render(<PageField page={3} onGo={onGo} />, { wrapper });
  const field = screen.getByRole("spinbutton");
  const go = screen.getByRole("button", { name: "Go" });
  for (const value of ["0", "-5", "605", "3.7", "abc", "2:255", "٠", ""]) {
    fireEvent.change(field, { target: { value } });
    expect(screen.queryByRole("alert")).toBeNull();
    fireEvent.click(go);
    expect(screen.getByRole("alert").textContent).toBe("Page number, 1 to 604");
    expect(field.getAttribute("aria-invalid")).toBe("true");
  }
  expect(onGo).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: "604" } });
  fireEvent.click(go);
  expect(onGo).toHaveBeenCalledExactlyOnceWith(604);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the digits of Arabic and of Urdu name a page, and the arrow keys the pages beside it", () => {
  const onGo = vi.fn();
  render(<PageField page={3} onGo={onGo} />, { wrapper });
  const field = screen.getByRole("spinbutton");
  for (const typed of ["٤٢", "۴۲"]) {
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.click(screen.getByRole("button", { name: "Go" }));
    expect(onGo).toHaveBeenLastCalledWith(42);
  }
  fireEvent.keyDown(field, { key: "ArrowUp" });
  expect(field).toHaveProperty("value", "43");
  fireEvent.change(field, { target: { value: "604" } });
  fireEvent.keyDown(field, { key: "ArrowUp" });
  expect(field.getAttribute("aria-valuenow")).toBe("604");
  fireEvent.change(field, { target: { value: "" } });
  fireEvent.keyDown(field, { key: "ArrowDown" });
  expect(field).toHaveProperty("value", "1");
});
