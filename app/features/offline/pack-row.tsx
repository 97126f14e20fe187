import { Check } from "lucide-react";
import { formatBytes } from "#app/i18n/format-bytes.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { sendToPack } from "#app/offline/packs.ts";
import { usePack } from "#app/offline/use-pack.ts";
import { Button } from "#app/ui/button.tsx";
import { useRestoredFocus } from "#app/ui/use-restored-focus.ts";
import type { Direction, Language } from "#domain/language.ts";
import type { PackPlan } from "#domain/offline-pack/pack-plan.ts";
import { isInProgress, type PackStatus, savedPercent } from "#domain/offline-pack/pack-state.ts";

type PackRowProps = {
  readonly plan: PackPlan;
  readonly name: string;
  /** Language of the name, where it is not that of the page. */
  readonly lang?: Language;
  readonly dir?: Direction;
  /** How large the pack is, shown before it is saved. */
  readonly size: string;
};

/** One pack: its name, size, progress and buttons. */
export function PackRow({ plan, name, lang, dir, size }: PackRowProps) {
  const text = useMessages("offline");
  const language = useLanguage();
  const pack = usePack(plan.id);
  const { status, done, total, received, error } = pack;
  const isPart = isInProgress(pack) || status === "paused" || (status === "failed" && done > 0);
  const count = { done: formatNumber(done, language), total: formatNumber(total, language) };
  const statusText = new Map<string, string>([
    ["absent", size],
    ["checking", text("checking")],
    ["saving", text("keeping", { ...count, bytes: formatBytes(received, language) })],
    ["paused", text("paused", count)],
    ["saved", text("kept")],
    ["erasing", text("erasing")],
  ]).get(status);
  return (
    <li data-pack={plan.id} data-status={status} className="grid gap-2 border-line border-b py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-36">
          <p lang={lang} dir={dir} className="w-fit font-medium">
            {name}
          </p>
          <p role="status" className="flex items-center gap-1 text-ink-soft text-sm">
            {status === "saved" && <Check aria-hidden="true" className="size-4 text-green" />}
            {error ? (
              <span className="text-harm">{text(`fault.${error}`)}</span>
            ) : (
              (statusText ?? text("looking"))
            )}
          </p>
        </div>
        <PackButtons
          name={name}
          status={status}
          onSave={() => sendToPack(plan, { type: "keep" })}
          onPause={() => sendToPack(plan, { type: "pause" })}
          onErase={() => sendToPack(plan, { type: "erase" })}
        />
      </div>
      {isPart && (
        <progress
          aria-label={text("progressOf", { name })}
          value={savedPercent(pack)}
          max={100}
          className="h-1.5 w-full appearance-none overflow-hidden rounded-round bg-line accent-green [&::-moz-progress-bar]:bg-green [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-green"
        />
      )}
    </li>
  );
}

type PackButtonsProps = {
  /** Name of the pack, for the buttons' labels. */
  readonly name: string;
  readonly status: PackStatus;
  readonly onSave: () => void;
  readonly onPause: () => void;
  readonly onErase: () => void;
};

type Action = "keep" | "pause" | "resume" | "tryAgain" | "cancel" | "remove";

const actions: Readonly<Record<PackStatus, readonly Action[]>> = {
  unknown: [],
  absent: ["keep"],
  checking: ["pause", "cancel"],
  saving: ["pause", "cancel"],
  paused: ["resume", "cancel"],
  saved: ["remove"],
  failed: ["tryAgain", "cancel"],
  erasing: [],
};

/** The buttons for the actions that a pack's status allows. */
function PackButtons({ name, status, onSave, onPause, onErase }: PackButtonsProps) {
  const text = useMessages("offline");
  const restoredFocus = useRestoredFocus(status);
  const handlers: Readonly<Record<Action, () => void>> = {
    keep: onSave,
    resume: onSave,
    tryAgain: onSave,
    pause: onPause,
    cancel: onErase,
    remove: onErase,
  };
  return (
    <div {...restoredFocus} className="flex flex-wrap gap-2">
      {actions[status].map((action) => (
        <Button key={action} aria-label={text(`${action}Named`, { name })} onClick={handlers[action]}>
          {text(action)}
        </Button>
      ))}
    </div>
  );
}
