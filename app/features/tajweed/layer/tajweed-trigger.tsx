import { useEffect, useEffectEvent } from "react";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { storedLayer } from "./stored-layer.ts";

const TajweedLayer = lazyComponent(() => import("./tajweed-layer.tsx").then((file) => file.TajweedLayer));

/** An address with this hash opens the choice of rules with the page. */
const tajweedAnchor = "#tajweed";

type TajweedTriggerProps = {
  readonly surah: number;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** Tells whether the rules are marked; undefined where this browser cannot mark letters. */
  readonly onMarked: (isMarked: boolean | undefined) => void;
};

/** The rules marked in a surah and the choice of them; its code is loaded when it is opened or the rules are on. */
export function TajweedTrigger({ surah, isOpen, onToggle, onMarked }: TajweedTriggerProps) {
  const [{ isOn }] = useStoredValue(storedLayer);
  const openNamed = useEffectEvent(() => {
    if (location.hash === tajweedAnchor) onToggle(true);
  });
  const tell = useEffectEvent(onMarked);
  useEffect(() => openNamed(), []);
  useEffect(() => tell("highlights" in CSS ? isOn : undefined), [isOn]);
  return (isOn || isOpen) && <TajweedLayer surah={surah} isOpen={isOpen} onClose={() => onToggle(false)} />;
}
