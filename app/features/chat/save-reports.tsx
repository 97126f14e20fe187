import { Download } from "lucide-react";
import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button } from "#app/ui/button.tsx";
import { wrongAnswers } from "./reports.ts";

/** Saves the answers reported as wrong to a file; absent while there are none. */
export function SaveReports() {
  const text = useMessages("chat");
  const [reports] = useStoredValue(wrongAnswers);
  if (reports.length === 0) return null;
  const save = async () => {
    const { saveFile } = await import("#app/browser/save-file.ts");
    const file = new Blob([JSON.stringify(reports, null, 2)], { type: "application/json" });
    saveFile("riwaq-wrong-answers.json", file);
  };
  return (
    <Button look="bare" onClick={() => void save()}>
      <Download aria-hidden="true" className="size-4" />
      {text("saveReports", { count: reports.length })}
    </Button>
  );
}
