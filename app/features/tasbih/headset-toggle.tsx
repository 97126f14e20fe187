import { useEffect, useRef, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { Toggle } from "#app/ui/toggle.tsx";

type HeadsetToggleProps = { readonly onTap: () => void; readonly onUndo: () => void };

/** Lets the keys of a headset count, where the browser allows it. */
export function HeadsetToggle({ onTap, onUndo }: HeadsetToggleProps) {
  const text = useMessages("tasbih");
  const [state, setState] = useState<"off" | "on" | "refused">("off");
  const callbacks = useRef({ onTap, onUndo });
  const release = useRef<() => void>(undefined);
  useEffect(() => {
    callbacks.current = { onTap, onUndo };
  });
  /** Numbers the switches: a request for the keys is dropped after a later switch or when the page was left. */
  const lastSwitch = useRef(0);
  useEffect(
    () => () => {
      lastSwitch.current += 1;
      release.current?.();
    },
    [],
  );
  const switchTo = async (isOn: boolean) => {
    lastSwitch.current += 1;
    const current = lastSwitch.current;
    release.current?.();
    release.current = undefined;
    setState("off");
    if (!isOn) return;
    try {
      const { takeHeadsetKeys } = await import("#app/browser/headset-keys.ts");
      const releaseKeys = await takeHeadsetKeys(
        () => callbacks.current.onTap(),
        () => callbacks.current.onUndo(),
      );
      if (current !== lastSwitch.current) {
        releaseKeys();
        return;
      }
      release.current = releaseKeys;
      setState("on");
    } catch (error) {
      console.warn("headset keys were refused", error);
      if (current !== lastSwitch.current) return;
      setState("refused");
    }
  };
  return (
    <div className="grid">
      <Toggle label={text("headset")} isOn={state === "on"} onChange={switchTo} />
      <p role="status" className="text-ink-soft text-sm">
        {text(state === "refused" ? "headsetRefused" : "headsetHint")}
      </p>
    </div>
  );
}
