import {
  type CSSProperties,
  type HTMLAttributes,
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { type LeafView, MushafLeaf } from "./mushaf-leaf.tsx";
import { nearOpenings, type ShownPage } from "./shown-page.ts";

type OpeningsProps = {
  /** The pages that lie open. */
  readonly shown: readonly ShownPage[];
  /** The page that is read. */
  readonly page: number;
  readonly isWhole: boolean;
  readonly view: LeafView;
  /** What fingers and the mouse do on the pages. */
  readonly handlers: HTMLAttributes<HTMLElement>;
};

/** Milliseconds that pages lie open before those around them are laid out. */
const restBeforeNext = 250;

/** As wide as what lies open, so that turning lays out nothing again; never higher than it. */
const behind = { position: "absolute", inset: 0, overflow: "clip" } as const;
const outOfSight = { ...behind, visibility: "hidden" } as const;
/**
 * For what was open until now: words inherit visibility, and hiding them with it in the frame of the turn would cost as
 * much as showing the next ones.
 */
const justLeft = { ...behind, clipPath: "inset(100%)" } as const;

/**
 * The pages that lie open; those before and after them are laid out in the same place and not seen, so that turning
 * only shows them.
 */
export function Openings({ shown, page, isWhole, view, handlers }: OpeningsProps) {
  "use memo";
  const prepared = usePreparedOpenings(shown);
  const rested = prepared.at(-1);
  const open = new Set(shown.map((each) => each.page));
  // What was laid out for one page has none of two that lie open since the screen is wide: no verse is there twice.
  const others = prepared.filter((pages) => !pages.some((each) => open.has(each.page)));
  // In one order at all times: moved elements would be laid out again.
  const openings = [...others, shown].toSorted(([one], [other]) => (one?.page ?? 0) - (other?.page ?? 0));
  return openings.map((pages) => {
    const isOpen = pages === shown;
    return (
      <div
        key={pages[0]?.page ?? "none"}
        style={isOpen ? undefined : pages === rested ? justLeft : outOfSight}
        aria-hidden={isOpen ? undefined : true}
      >
        <div
          {...handlers}
          dir="rtl"
          data-mushaf={isOpen ? "" : undefined}
          aria-busy={isOpen && !pages.some((each) => each.page === page)}
          className="mushaf grid justify-center"
          style={sizesOf(pages, isWhole)}
        >
          {pages.map((each) => (
            <MushafLeaf
              key={each.page}
              shown={each}
              view={view}
              place={isOpen ? (each.page === page ? "read" : "beside") : "ahead"}
            />
          ))}
        </div>
      </div>
    );
  });
}

function sizesOf([open]: readonly ShownPage[], isWhole: boolean): CSSProperties {
  const sizes = {
    // One for all lines, at which the widest fills the measure, unless so many lines would not fit the screen.
    fontSize: "min(var(--room) / var(--fit), max(var(--least), var(--line-step) / var(--tall)))",
    "--one": open?.fit ?? 20,
    "--two": open?.spread ?? 20,
    "--tall": open?.step ?? 2,
    // The first two pages have half the lines.
    "--rows": (open?.page ?? 1) <= 2 ? 10 : 15,
    ...(isWhole && { "--around": "7rem" }),
    "--line-step": "calc((100svh - var(--around)) / var(--rows))",
    touchAction: "pan-y pinch-zoom",
  };
  return sizes;
}

/** Those before and after the opening that is shown, and it as the last, once it has lain open for a moment. */
function usePreparedOpenings(shown: readonly ShownPage[]): readonly (readonly ShownPage[])[] {
  const [prepared, setPrepared] = useState<readonly (readonly ShownPage[])[]>([]);
  const pages = shown.map(({ page }) => page).join();
  const prepare = useEffectEvent(async (signal: AbortSignal) => {
    const near = await nearOpenings(shown.map(({ page }) => page));
    if (!signal.aborted) startTransition(() => setPrepared([...near, shown]));
  });
  useEffect(() => {
    if (pages === "") return;
    const left = new AbortController();
    const timer = setTimeout(() => prepare(left.signal), restBeforeNext);
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [pages]);
  return prepared;
}
