import { Download, Trash2, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { saveFile } from "#app/browser/save-file.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { eraseOwnData } from "#app/offline/erase-own-data.ts";
import { exportFile, importFile } from "#app/storage/user-data/own-data.ts";
import { Button } from "#app/ui/button.tsx";
import { EraseSheet } from "./erase-sheet.tsx";
import { importAnswer } from "./import-answer.ts";
import { OwnDataMeasure } from "./own-data-measure.tsx";

/** Save, read, erase; what came of it is said below. */
export function OwnDataControls() {
  const text = useMessages("credits");
  const language = useLanguage();
  const [answer, setAnswer] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  // What is under way holds the buttons back without taking the focus from them.
  const during = async (act: () => Promise<string>) => {
    if (isBusy) return;
    setIsBusy(true);
    setAnswer(text("own.working"));
    setAnswer(await act());
    setIsBusy(false);
  };
  const save = async () => {
    const name = `riwaq-${new Date().toISOString().slice(0, 10)}.json`;
    try {
      saveFile(name, await exportFile());
      return text("own.exported", { name });
    } catch {
      return text("own.exportFailed");
    }
  };
  const read = async (file: File) => importAnswer(await importFile(file), text, language);
  const erase = () =>
    eraseOwnData().then(
      () => text("own.erased"),
      () => text("own.eraseFailed"),
    );

  return (
    <div className="panel mt-4 grid gap-4 p-5">
      <OwnDataMeasure isStale={isBusy} />
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={isBusy} onClick={() => during(save)}>
          <Download aria-hidden="true" className="size-4" />
          {text("own.export")}
        </Button>
        <Button aria-disabled={isBusy} onClick={() => isBusy || chooser.current?.click()}>
          <Upload aria-hidden="true" className="size-4" />
          {text("own.import")}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) during(() => read(file));
            // The same file may be chosen again.
            currentTarget.value = "";
          }}
        />
        <Button aria-disabled={isBusy} className="text-harm!" onClick={() => isBusy || setIsAsking(true)}>
          <Trash2 aria-hidden="true" className="size-4" />
          {text("own.erase")}
        </Button>
      </div>
      <p role="status" className="min-h-6 text-ink-soft empty:hidden">
        {answer}
      </p>
      <EraseSheet isOpen={isAsking} onClose={() => setIsAsking(false)} onErase={() => during(erase)} />
    </div>
  );
}
