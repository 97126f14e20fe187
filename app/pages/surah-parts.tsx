import { OfflinePart } from "#app/features/offline/offline-part.tsx";
import { TajweedTrigger } from "#app/features/tajweed/layer/tajweed-trigger.tsx";

/** What a chip of a surah opens. */
export type SurahPart = "tajweed" | "offline";

type SurahPartsProps = {
  readonly surah: number;
  /** Which of them is open. */
  readonly open: SurahPart | undefined;
  readonly onOpen: (part: SurahPart | undefined) => void;
  /** Tells whether the rules of tajweed are marked; undefined where this browser cannot mark letters. */
  readonly onMarked: (isMarked: boolean | undefined) => void;
};

/** What the chips of a surah open. */
export function SurahParts({ surah, open, onOpen, onMarked }: SurahPartsProps) {
  const onToggle = (part: SurahPart) => (isOpen: boolean) => onOpen(isOpen ? part : undefined);
  return (
    <>
      <TajweedTrigger
        surah={surah}
        isOpen={open === "tajweed"}
        onToggle={onToggle("tajweed")}
        onMarked={onMarked}
      />
      <OfflinePart surah={surah} isOpen={open === "offline"} onToggle={onToggle("offline")} />
    </>
  );
}
