import { useEffect } from "react";
import { useSearch } from "wouter";
import { changeReaderSettings, useReaderSettings } from "#app/storage/reader-settings.ts";

/** The search part of an address that opens in that view; without one, the person's choice counts. */
export function withView(search: string, view: "page" | undefined): string {
  const parameters = new URLSearchParams(search);
  if (view) parameters.set("view", view);
  else parameters.delete("view");
  return parameters.size > 0 ? `?${parameters}` : "";
}

/** What the address says of the view: page by page, verse by verse, or nothing. */
function addressedView(search: string): boolean | undefined {
  const view = new URLSearchParams(search).get("view");
  return view === "page" ? true : view === "verses" ? false : undefined;
}

/** True for the address of a page of the mushaf, whose text comes with the page. */
export function asksForPages(search: URLSearchParams): boolean {
  return search.get("view") === "page";
}

/** Whether the reader shows pages of the mushaf: as its address says, which becomes the person's choice, else as chosen. */
export function useIsPaged(): boolean {
  const { isPaged } = useReaderSettings();
  const addressed = addressedView(useSearch());
  useEffect(() => {
    if (addressed !== undefined) changeReaderSettings({ isPaged: addressed });
  }, [addressed]);
  return addressed ?? isPaged;
}
