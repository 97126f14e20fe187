import { useSyncedSetting } from "#app/storage/user-data/use-synced-setting.ts";
import { type AvatarChoices, firstChoices, readChoices } from "./avatar-choices.ts";

/** How the companion teaches, sounds and looks, as the person left it. */
export function useAvatarChoices(): readonly [AvatarChoices, (change: Partial<AvatarChoices>) => void] {
  const { value, change } = useSyncedSetting("avatar.choices", { ...firstChoices }, (found) =>
    readChoices(found),
  );
  return [value, (parts) => change((saved) => ({ ...saved, ...parts }))];
}
