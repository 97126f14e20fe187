import { useKeptSetting } from "#app/platform/kept/use-kept-setting.ts";
import { type AvatarChoices, firstChoices, readChoices } from "./avatar-choices.ts";

/** How the companion teaches, sounds and looks, as the person left it. */
export function useAvatarChoices(): readonly [AvatarChoices, (next: AvatarChoices) => void] {
  const { value, keep } = useKeptSetting("avatar.choices", { ...firstChoices }, (found) =>
    readChoices(found),
  );
  return [value, (next) => keep({ ...next })];
}
