"use no memo";

import { useEffect } from "react";
import { SiteFooter } from "#app/features/site-footer/site-footer.tsx";
import { Footer } from "#app/shell/footer.tsx";
import { navigation } from "./navigation.ts";

/** The foot of every page: the ways to all of them, and what the operator filled in. */
export function AppFooter() {
  useEffect(() => {
    document.documentElement.dataset.foot = "ready";
  }, []);
  return <Footer columns={navigation.footer} footer={<SiteFooter />} />;
}
