import { Download, Trash2, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { saveFile } from "#app/browser/save-file.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { formatBytes } from "#app/i18n/format-bytes.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { deleteOwnData } from "#app/offline/delete-own-data.ts";
import { spaceUsed, useRecordCount } from "#app/storage/user-data/stored-amount.ts";
import type { ImportOutcome } from "#app/storage/user-data/user-data-file.ts";
import { Button } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import type { Language } from "#domain/language.ts";

/** The code of export and import is loaded with the first press. */
const files = () => import("#app/storage/user-data/user-data-file.ts");

/** Export, import and delete; the result is announced below the buttons. */
export function OwnDataControls() {
  const text = useMessages("credits");
  const shell = useMessages("shell");
  const language = useLanguage();
  const space = useAsync("space used", spaceUsed);
  const [result, setResult] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);

  // aria-disabled, not disabled: a disabled button would lose the focus.
  const run = async (action: () => Promise<string>) => {
    if (isBusy) return;
    setIsBusy(true);
    setResult(text("own.working"));
    setResult(await action());
    setIsBusy(false);
    space.retry();
  };
  const exportAll = async () => {
    const name = `riwaq-${new Date().toISOString().slice(0, 10)}.json`;
    try {
      const { exportFile } = await files();
      saveFile(name, await exportFile());
      return text("own.exported", { name });
    } catch {
      return text("own.exportFailed");
    }
  };
  const importAll = async (file: File) => {
    const code = await files().catch(() => undefined);
    if (!code) return `${shell("loadFailedTitle")}. ${shell("loadFailedText")}`;
    const size = formatBytes(code.largestFile, language);
    return importMessage(await code.importFile(file), text, size, language);
  };
  const deleteAll = () =>
    deleteOwnData().then(
      () => text("own.erased"),
      () => text("own.eraseFailed"),
    );

  return (
    <div className="panel mt-4 grid gap-4 p-5">
      <StoredAmount bytes={space.latest} />
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={isBusy} onClick={() => run(exportAll)}>
          <Download aria-hidden="true" className="size-4" />
          {text("own.export")}
        </Button>
        <Button aria-disabled={isBusy} onClick={() => isBusy || fileInput.current?.click()}>
          <Upload aria-hidden="true" className="size-4" />
          {text("own.import")}
        </Button>
        <input
          ref={fileInput}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) run(() => importAll(file));
            // Without this, choosing the same file again fires no change event.
            currentTarget.value = "";
          }}
        />
        <Button aria-disabled={isBusy} className="text-harm!" onClick={() => isBusy || setIsConfirming(true)}>
          <Trash2 aria-hidden="true" className="size-4" />
          {text("own.erase")}
        </Button>
      </div>
      <p role="status" className="min-h-6 text-ink-soft empty:hidden">
        {result}
      </p>
      <ConfirmDeletion
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => run(deleteAll)}
      />
    </div>
  );
}

type Text = ReturnType<typeof useMessages<"credits">>;

/** The message after an import: how much changed, or why the file was rejected. */
function importMessage(outcome: ImportOutcome, text: Text, size: string, language: Language): string {
  if (outcome.isDone) return text("own.imported", { count: outcome.changed });
  const { fault } = outcome;
  return text(`own.${fault.reason}`, {
    size,
    record: "record" in fault ? formatNumber(fault.record, language) : "",
  });
}

/** How much is stored: the number of records and the browser's estimate of the space used. */
function StoredAmount({ bytes }: { readonly bytes: number | undefined }) {
  const text = useMessages("credits");
  const language = useLanguage();
  const count = useRecordCount();
  return (
    // A minimum height reserves the space: the buttons below must not move when the figures arrive.
    <p className="min-h-[2lh] sm:min-h-[1lh]">
      {count !== undefined && text("own.count", { count })}
      {bytes !== undefined && ` ${text("own.space", { size: formatBytes(bytes, language) })}`}
    </p>
  );
}

type ConfirmDeletionProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
};

/** Asks for confirmation before everything is deleted. */
function ConfirmDeletion({ isOpen, onClose, onConfirm }: ConfirmDeletionProps) {
  const text = useMessages("credits");
  const close = useMessages("shell")("close");
  return (
    <Sheet title={text("own.eraseTitle")} closeLabel={close} isOpen={isOpen} onClose={onClose}>
      <p className="max-w-[65ch]">{text("own.eraseText")}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{text("own.cancel")}</Button>
        <Button
          className="border-harm! text-harm!"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {text("own.eraseConfirm")}
        </Button>
      </div>
    </Sheet>
  );
}
