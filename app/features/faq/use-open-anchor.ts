import { useEffect } from "react";

/** Unfolds the question that the address names with `#id`, now and whenever the anchor changes. */
export function useOpenAnchor(): void {
  useEffect(() => {
    const unfold = () => {
      const id = location.hash.slice(1);
      const details = id && document.getElementById(id)?.closest("details");
      if (!details) return;
      details.open = true;
      details.querySelector("summary")?.scrollIntoView({ block: "start" });
    };
    unfold();
    addEventListener("hashchange", unfold);
    return () => removeEventListener("hashchange", unfold);
  }, []);
}
