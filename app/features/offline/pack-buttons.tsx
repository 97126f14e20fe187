import { useMessages } from "#app/i18n/messages.tsx";
import { Button, type ButtonLook } from "#app/ui/button.tsx";
import { useRestoredFocus } from "#app/ui/use-restored-focus.ts";
import type { PackStatus } from "#domain/offline-pack/pack-state.ts";

type PackButtonsProps = {
  /** Which pack: every button's name says it. */
  readonly name: string;
  readonly status: PackStatus;
  readonly onKeep: () => void;
  readonly onPause: () => void;
  readonly onErase: () => void;
};

type Action = "keep" | "pause" | "resume" | "tryAgain" | "cancel" | "remove";

const actions: Readonly<Record<PackStatus, readonly Action[]>> = {
  unknown: [],
  absent: ["keep"],
  checking: ["pause", "cancel"],
  keeping: ["pause", "cancel"],
  paused: ["resume", "cancel"],
  kept: ["remove"],
  failed: ["tryAgain", "cancel"],
  erasing: [],
};

/** What can be done with a pack as it stands. */
export function PackButtons({ name, status, onKeep, onPause, onErase }: PackButtonsProps) {
  const text = useMessages("offline");
  const restoredFocus = useRestoredFocus(status);
  const act: Readonly<Record<Action, () => void>> = {
    keep: onKeep,
    resume: onKeep,
    tryAgain: onKeep,
    pause: onPause,
    cancel: onErase,
    remove: onErase,
  };
  const look = (action: Action): ButtonLook =>
    action === "keep" || action === "resume" || action === "tryAgain" ? "primary" : "quiet";
  return (
    <div {...restoredFocus} className="flex flex-wrap gap-2">
      {actions[status].map((action) => (
        <Button
          key={action}
          look={look(action)}
          aria-label={text(`${action}Named`, { name })}
          onClick={act[action]}
        >
          {text(action)}
        </Button>
      ))}
    </div>
  );
}
