import { type ReactNode, useRef } from "react";

type TapAreaProps = {
  readonly label: string;
  readonly onTap: () => void;
  /** Nothing more is counted; the area keeps the focus. */
  readonly isSpent?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A button that counts each finger as it lands, and the clicks that come without one, each once. */
export function TapArea({ label, onTap, isSpent = false, className = "", children }: TapAreaProps) {
  const landed = useRef(0);
  const tap = () => {
    if (!isSpent) onTap();
  };
  return (
    <button
      type="button"
      data-tap=""
      aria-disabled={isSpent}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        landed.current += 1;
        tap();
      }}
      onPointerCancel={() => {
        landed.current = 0;
      }}
      onClick={() => {
        // A finger that landed was counted then; keyboards and screen readers click without one.
        if (landed.current === 0) tap();
        landed.current = 0;
      }}
      className={`touch-none select-none ${className}`}
    >
      <span data-name="" className="sr-only">
        {label}
      </span>
      {children}
    </button>
  );
}
