import { useKeptSetting } from "#app/storage/user-data/use-kept-setting.ts";
import { type AvatarChoices, firstChoices, readChoices } from "./avatar-choices.ts";

/** How the companion teaches, sounds and looks, as the person left it. */
export function useAvatarChoices(): readonly [AvatarChoices, (change: Partial<AvatarChoices>) => void] {
  const { value, change } = useKeptSetting("avatar.choices", { ...firstChoices }, (found) =>
    readChoices(found),
  );
  return [value, (parts) => change((kept) => ({ ...kept, ...parts }))];
}
