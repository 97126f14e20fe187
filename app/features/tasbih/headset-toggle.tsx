import { useEffect, useRef, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { Toggle } from "#app/ui/toggle.tsx";

type HeadsetToggleProps = { readonly onTap: () => void; readonly onUndo: () => void };

/** Lets the keys of a headset count, where the browser hands them over. */
export function HeadsetToggle({ onTap, onUndo }: HeadsetToggleProps) {
  const text = useMessages("tasbih");
  const [state, setState] = useState<"off" | "on" | "refused">("off");
  const acts = useRef({ onTap, onUndo });
  const release = useRef<() => void>(undefined);
  useEffect(() => {
    acts.current = { onTap, onUndo };
  });
  /** Each turn has a number; a later one, or the page being left, takes the right to the keys from those before. */
  const turns = useRef(0);
  useEffect(
    () => () => {
      turns.current += 1;
      release.current?.();
    },
    [],
  );
  const turn = async (isOn: boolean) => {
    turns.current += 1;
    const mine = turns.current;
    release.current?.();
    release.current = undefined;
    setState("off");
    if (!isOn) return;
    try {
      const { takeHeadsetKeys } = await import("#app/browser/headset-keys.ts");
      const giveBack = await takeHeadsetKeys(
        () => acts.current.onTap(),
        () => acts.current.onUndo(),
      );
      if (mine !== turns.current) {
        giveBack();
        return;
      }
      release.current = giveBack;
      setState("on");
    } catch (error) {
      console.warn("headset keys were refused", error);
      if (mine !== turns.current) return;
      setState("refused");
    }
  };
  return (
    <div className="grid">
      <Toggle label={text("headset")} isOn={state === "on"} onChange={turn} />
      <p role="status" className="text-ink-soft text-sm">
        {text(state === "refused" ? "headsetRefused" : "headsetHint")}
      </p>
    </div>
  );
}
