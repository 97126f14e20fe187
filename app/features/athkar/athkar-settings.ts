import { onOff, storedValue } from "#app/storage/stored-value.ts";

/** A soft click with every tap. */
export const storedSound = storedValue<boolean>("athkar.sound", onOff, false);

/** Whether the next remembrance comes by itself. */
export const storedAdvance = storedValue<boolean>("athkar.advance", onOff, true);
