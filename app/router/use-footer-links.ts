import { useEffect } from "react";
import { useLocation } from "wouter";
import { entryOf } from "#app/pages/route-table.ts";
import { isPlainPress } from "#app/ui/plain-press.ts";

/** The footer's links navigate without a reload also before the footer is hydrated. */
export function useFooterLinks(footerId: string): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const lead = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : undefined;
      const link = target?.closest<HTMLAnchorElement>(`#${footerId} a[href]`);
      if (!isPlainPress(event) || !link || link.target || link.hasAttribute("download")) return;
      if (link.origin !== location.origin || !entryOf(link.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      navigate(link.pathname);
    };
    // In the capture phase: React stops clicks on parts that are not hydrated yet.
    document.addEventListener("click", lead, { capture: true });
    return () => document.removeEventListener("click", lead, { capture: true });
  }, [footerId, navigate]);
}
