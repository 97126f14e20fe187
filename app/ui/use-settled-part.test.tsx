// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { lazyComponent } from "./lazy-component.tsx";
import { useSettledPart } from "./use-settled-part.ts";

afterEach(cleanup);

/** A page with a part that it does without. */
function Page({
  part: Part,
  isWanted,
}: {
  readonly part: ReturnType<typeof makePart>;
  readonly isWanted?: boolean;
}) {
  const isReady = useSettledPart(Part, isWanted);
  return (
    <main>
      <p>{"text"}</p>
      {isReady && <Part />}
    </main>
  );
}

const makePart = (load: () => Promise<() => string>) => lazyComponent(load);

/** What a person does first. */
const act = () => window.dispatchEvent(new Event("keydown"));

test("the part comes when the page has settled", async () => {
  render(<Page part={makePart(async () => () => "part")} />);
  expect(screen.queryByText("part")).toBeNull();
  act();
  expect(await screen.findByText(/part/)).toBeTruthy();
});

test("where its code does not come, the page stays as it is", async () => {
  let tries = 0;
  const part = makePart(() => {
    tries++;
    return Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  });
  render(<Page part={part} />);
  act();
  await expect.poll(() => tries).toBe(1);
  expect(screen.getByText("text")).toBeTruthy();
});

test("its code is not loaded where it is not wanted", async () => {
  let tries = 0;
  const part = makePart(() => {
    tries++;
    return Promise.resolve(() => "part");
  });
  render(<Page part={part} isWanted={false} />);
  act();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(tries).toBe(0);
});

test("it does not come while something is pressed, which it might push from under the finger", async () => {
  render(<Page part={makePart(async () => () => "part")} />);
  window.dispatchEvent(new Event("pointerover"));
  window.dispatchEvent(new Event("pointerdown"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText("part")).toBeNull();
  window.dispatchEvent(new Event("pointerup"));
  expect(screen.queryByText("part")).toBeNull();
  expect(await screen.findByText("part")).toBeTruthy();
});
