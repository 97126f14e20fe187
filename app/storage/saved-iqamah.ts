import { type MosqueIqamah, noIqamah } from "#domain/prayer-times/iqamah.ts";
import { mosqueIqamahSchema } from "./iqamah-schema.ts";
import { checkedOnce, settingIn, useSetting } from "./prayer-settings.ts";

const check = checkedOnce(mosqueIqamahSchema);

/** When the person's mosque prays in congregation, and its name. */
export function useSavedIqamah() {
  const { value, save, change } = useSetting("iqamah", check, noIqamah);
  return { iqamah: value, saveIqamah: save, changeIqamah: change };
}

/** The same among stored settings, for use outside of React. */
export function iqamahIn(bodies: ReadonlyMap<string, unknown>): MosqueIqamah {
  return settingIn(bodies, "iqamah", check, noIqamah);
}
