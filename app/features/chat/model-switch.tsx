import { Lock } from "lucide-react";
import { useMessages } from "#app/i18n/messages.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import type { ModelChoice } from "./model-choice.ts";

/** Switches the operator's model on and says what then leaves this device. */
export function ModelSwitch({ choice }: { readonly choice: ModelChoice }) {
  const text = useMessages("chat");
  const toast = useToast();
  const { name, lock, isOn, choose } = choice;
  if (lock === "subscribe")
    return (
      <div className="panel flex flex-wrap items-center justify-between gap-3 p-4">
        <p className="flex flex-wrap items-center gap-2">
          <Badge look="gold">{text("premium")}</Badge>
          {text("model.locked")}
        </p>
        <Button
          onClick={() => toast({ title: text("subscribersOnly"), description: text("model.lockedText") })}
        >
          <Lock aria-hidden="true" className="size-4" />
          {text("model.unlock")}
        </Button>
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
