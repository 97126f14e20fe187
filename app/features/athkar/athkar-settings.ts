import { storedValue } from "#app/platform/stored-value.ts";

const onOff = {
  parse: (text: string) => (text === "on" ? true : text === "off" ? false : undefined),
  print: (isOn: boolean) => (isOn ? "on" : "off"),
};

/** A soft click with every tap. */
export const storedSound = storedValue<boolean>("athkar.sound", onOff, false);

/** Whether the next remembrance comes by itself. */
export const storedAdvance = storedValue<boolean>("athkar.advance", onOff, true);
