import { check, number, object, pipe, transform, unknown } from "valibot";
import { jsonOf, storedValue } from "#app/storage/stored-value.ts";
import { type Hiding, readHiding } from "#domain/hiding/hiding.ts";
import { isVerse } from "#domain/verse-reference.ts";
import type { Passage } from "./hifz-address.ts";

/** The passage of a first visit: Al-Ikhlas. */
const defaultPassage: Passage = { surah: 112, from: 1, to: 4 };

const passageSchema = pipe(
  object({ surah: number(), from: number(), to: number() }),
  check(
    ({ surah, from, to }) => to >= from && isVerse({ surah, ayah: from }) && isVerse({ surah, ayah: to }),
  ),
);

/** The passage last worked on, on this device. */
export const storedPassage = storedValue<Passage>("hifz.passage", jsonOf(passageSchema), defaultPassage);

/** The hidden passage and how far it is revealed; it survives a reload. */
export const storedHiding = storedValue<Hiding | undefined>(
  "hifz.hiding",
  jsonOf<Hiding | undefined>(
    pipe(
      unknown(),
      transform((value) => readHiding(value, isVerse)),
    ),
  ),
  undefined,
);
