import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";

type TapAreaProps = {
  readonly label: string;
  readonly onTap: () => void;
  /** Nothing more is counted, but the area keeps the focus. */
  readonly isSpent?: boolean;
  /** What holds it scrolls where it is taller: a finger there may be about to scroll, and counts as it leaves. */
  readonly allowsScroll?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Space or Enter, alone. */
function isPress({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (key === " " || key === "Enter") && !ctrlKey && !metaKey && !altKey;
}

/** The events that a press is counted by; they are not passed on to elements above. */
const countedEvents = ["pointerdown", "pointercancel", "click"] as const;
/** Events that come with a press and have no listener: stopped before React handles them. */
const idleEvents = ["pointerup", "mousedown", "mouseup"] as const;

/**
 * A button that counts each finger as it lands, and the keys and clicks that come without one, each once. Browsers draw
 * their own buttons anew twice with each press, and React looks at each of its events twice: on a slow phone that is a
 * third of a tap, so this is a button by its role, listens by itself and passes nothing on.
 */
export function TapArea(props: TapAreaProps) {
  const { label, onTap, isSpent = false, allowsScroll = false, className = "", children } = props;
  const area = useRef<HTMLDivElement>(null);
  const tap = useEffectEvent(onTap);
  const isScrollable = useEffectEvent(() => {
    const { scrollHeight = 0, clientHeight = 0 } = area.current?.parentElement ?? {};
    return allowsScroll && scrollHeight > clientHeight;
  });
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    let landed = 0;
    const onPress = (event: PointerEvent | MouseEvent) => {
      event.stopPropagation();
      if (event.type === "pointerdown" && event.button === 0 && !isScrollable()) {
        landed += 1;
        tap();
      }
      // A finger that landed was counted then; screen readers click without one.
      if (event.type === "click" && landed === 0) tap();
      if (event.type === "click" || event.type === "pointercancel") landed = 0;
    };
    for (const type of countedEvents) area.current?.addEventListener(type, onPress, { signal });
    const holdBack = (event: Event) => {
      if (event.target instanceof Node && area.current?.contains(event.target)) event.stopPropagation();
    };
    for (const type of idleEvents) document.body.addEventListener(type, holdBack, { capture: true, signal });
    const onKey = (event: KeyboardEvent) => {
      if (!isPress(event)) return;
      event.preventDefault();
      // Not counted again by listeners of the whole page.
      event.stopPropagation();
      if (!event.repeat) tap();
    };
    area.current?.addEventListener("keydown", onKey, { signal });
    return () => ended.abort();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      ref={area}
      role="button"
      tabIndex={0}
      data-tap=""
      aria-disabled={isSpent}
      className={`select-none ${allowsScroll ? "touch-pan-y" : "touch-none"} ${className}`}
    >
      <span data-name="" className="sr-only">
        {label}
      </span>
      {children}
    </div>
  );
}
