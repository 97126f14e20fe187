import { useEffect } from "react";
import { SiteFooter } from "#app/features/site-footer/site-footer.tsx";
import { Footer } from "#app/shell/footer.tsx";
import { navigation } from "./navigation.ts";

/** The footer of every page: links to all pages, and what the operator configured. */
export function AppFooter() {
  useEffect(() => {
    document.documentElement.dataset.foot = "ready";
  }, []);
  return <Footer columns={navigation.footer} footer={<SiteFooter />} />;
}
