import { useLocation, useSearch } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { changeReaderSettings } from "#app/storage/reader-settings.ts";
import { Segments } from "#app/ui/choices.tsx";
import { useIsPaged, withView } from "./use-view.ts";

/** Verse by verse, or page by page like the mushaf. */
export function ViewSwitch() {
  const text = useMessages("reader");
  const isPaged = useIsPaged();
  const search = useSearch();
  const [path, navigate] = useLocation();
  const change = (view: "verses" | "page") => {
    changeReaderSettings({ isPaged: view === "page" });
    navigate(path + withView(search, view === "page" ? view : undefined), { replace: true });
  };
  return (
    <Segments
      label={text("view")}
      current={isPaged ? "page" : "verses"}
      onChange={change}
      options={[
        { value: "verses", label: text("viewVerses") },
        { value: "page", label: text("viewPage") },
      ]}
    />
  );
}
