import { expect, test } from "vitest";
import { withToast } from "./shown-toast.ts";

const numbers = (toasts: readonly { readonly id: number }[]) => toasts.map(({ id }) => id);

test("a toast takes the place of an earlier one about the same topic, and of no other", () => {
  const first = withToast([], { id: 1, title: "saved" });
  const failed = withToast(first, { id: 2, topic: "recitation" });
  const again = withToast(failed, { id: 3, topic: "recitation" });
  expect(numbers(again)).toEqual([1, 3]);
  expect(numbers(withToast(again, { id: 4, title: "saved" }))).toEqual([1, 3, 4]);
});

test("at most three toasts are shown at once", () => {
  const many = [1, 2, 3, 4].reduce<ReturnType<typeof withToast>>((all, id) => withToast(all, { id }), []);
  expect(numbers(many)).toEqual([2, 3, 4]);
});
