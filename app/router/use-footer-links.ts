"use no memo";

import { useEffect } from "react";
import { useLocation } from "wouter";
import { entryOf } from "#app/pages/route-table.ts";
import { isPlainPress } from "#app/ui/plain-press.ts";

/** The foot's links lead on within this page also while the foot has no code of its own yet. */
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
    // On its way down: React lets no click through to what it has not taken over yet.
    document.addEventListener("click", lead, { capture: true });
    return () => document.removeEventListener("click", lead, { capture: true });
  }, [footerId, navigate]);
}
