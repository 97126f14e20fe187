import { type ReactNode, useEffect, useRef } from "react";

/** The foot of a list that goes on: says when the person comes near it. */
export function ListEnd({
  onReach,
  children,
}: {
  readonly onReach: () => void;
  readonly children: ReactNode;
}) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = foot.current;
    if (!node) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onReach();
      },
      { rootMargin: "1200px" },
    );
    watch.observe(node);
    return () => watch.disconnect();
  });
  return (
    <div ref={foot} className="min-h-11 py-6 text-center">
      {children}
    </div>
  );
}
