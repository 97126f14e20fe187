import { useEffect, useRef, useState } from "react";

export type Headset = {
  readonly state: "off" | "on" | "refused";
  readonly switchTo: (isOn: boolean) => Promise<void>;
};

/** Lets the keys of a headset count while the page is open, where the browser allows it. */
export function useHeadset(onTap: () => void, onUndo: () => void): Headset {
  const [state, setState] = useState<Headset["state"]>("off");
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
      const { claimHeadsetKeys } = await import("#app/browser/headset-keys.ts");
      const releaseKeys = await claimHeadsetKeys(
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
  return { state, switchTo };
}
