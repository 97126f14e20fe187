import { storedValue } from "#app/storage/stored-value.ts";
import { type Hiding, readHiding } from "#domain/hiding/hiding.ts";
import { isVerse } from "#domain/verse-reference.ts";

/** The passage being recited from memory and how far it is revealed, which outlives a reload. */
export const storedHiding = storedValue<Hiding | undefined>(
  "hifz.hiding",
  {
    parse: (text) => readHiding(JSON.parse(text), isVerse),
    print: (hiding) => (hiding ? JSON.stringify(hiding) : "null"),
  },
  undefined,
);
