import { useSearch } from "wouter";
import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { passageOf } from "./hifz-address.ts";
import { type Passage, storedPassage } from "./passage.ts";

/** The passage of the address, else the one worked on last; choosing one changes both. */
export function usePassage(): readonly [Passage, (passage: Passage) => void] {
  const search = useSearch();
  const { change } = useAddressParameters();
  const [saved, keep] = useStoredValue(storedPassage);
  const choose = (passage: Passage) => {
    keep(passage);
    const { surah, from, to } = passage;
    change({ surah: String(surah), from: String(from), to: String(to) }, { replace: true });
  };
  return [passageOf(new URLSearchParams(search)) ?? saved, choose];
}
