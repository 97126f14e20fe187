import { Download, Lock, Trash2 } from "lucide-react";
import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { ListRow, ListRows } from "#app/ui/list-row.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import type { ChatName } from "./conversations.ts";
import type { ModelChoice } from "./model-choice.ts";
import { wrongAnswers } from "./reports.ts";

type ChatOptionsProps = {
  readonly name: ChatName;
  readonly choice: ModelChoice | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Deletes the conversation; undefined while there is none. */
  readonly onClear: (() => void) | undefined;
};

const about = { sheikh: "intro", "quran-bot": "welcome.quran-bot" } as const satisfies Record<
  ChatName,
  string
>;

/** What a chat is, who else may answer, the reports of wrong answers, and the end of the conversation. */
export function ChatOptions({ name, choice, isOpen, onClose, onClear }: ChatOptionsProps) {
  const text = useMessages("chat");
  const shell = useMessages("shell");
  const [reports] = useStoredValue(wrongAnswers);
  return (
    <Sheet title={text("options")} closeLabel={shell("close")} isOpen={isOpen} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-pretty text-ink-soft">{text(about[name])}</p>
        <p className="text-ink-soft text-sm">{text(choice?.isOn ? "privacyModel" : "privacy")}</p>
        {choice && <ModelSwitch choice={choice} onLeave={onClose} />}
        {(reports.length > 0 || onClear) && (
          <ListRows>
            {reports.length > 0 && (
              <li>
                <ListRow
                  icon={<Download className="size-5" />}
                  title={text("saveReports", { count: reports.length })}
                  onPress={() => void saveReports()}
                />
              </li>
            )}
            {onClear && (
              <li>
                <ListRow
                  icon={<Trash2 className="size-5" />}
                  title={text("erase")}
                  onPress={() => {
                    onClear();
                    onClose();
                  }}
                />
              </li>
            )}
          </ListRows>
        )}
      </div>
    </Sheet>
  );
}

/** Saves the answers reported as wrong to a file. */
async function saveReports(): Promise<void> {
  const { saveFile } = await import("#app/browser/save-file.ts");
  const file = new Blob([JSON.stringify(wrongAnswers.read(), null, 2)], { type: "application/json" });
  saveFile("riwaq-wrong-answers.json", file);
}

type ModelSwitchProps = {
  readonly choice: ModelChoice;
  /** Closes what it stands in: its link leads to the plans. */
  readonly onLeave: () => void;
};

/** Switches the operator's model on and says what then leaves this device. */
function ModelSwitch({ choice, onLeave }: ModelSwitchProps) {
  const text = useMessages("chat");
  const { name, lock, isOn, choose } = choice;
  if (lock === "subscribe")
    return (
      <div className="panel grid justify-items-start gap-2 p-4">
        <p className="flex flex-wrap items-center gap-2">
          {text("model.locked")}
          <Badge>{text("premium")}</Badge>
        </p>
        <p className="text-pretty text-ink-soft text-sm">{text("model.lockedText")}</p>
        <Link href="/quran-testing?tab=bot#premium-features" onClick={onLeave} className={buttonClass()}>
          <Lock aria-hidden="true" className="size-4" />
          {text("model.unlock")}
        </Link>
      </div>
    );
  return (
    <div className="panel grid gap-1 p-4">
      <Toggle
        label={text("model.switch", { name })}
        isOn={isOn}
        isDisabled={lock !== undefined}
        onChange={choose}
      />
      <p className="max-w-[65ch] text-ink-soft text-sm">
        {text(lock === undefined ? "model.text" : "model.signIn")}
      </p>
    </div>
  );
}
