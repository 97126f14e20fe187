import { ClosedNotices } from "./closed-notices.tsx";
import { NoticeChoices } from "./notice-choices.tsx";
import { NoticeSound } from "./notice-sound.tsx";

/** All about notices once they are allowed: which, when, with no page open, and with what sound. */
export function NoticeSettings() {
  return (
    <>
      <NoticeChoices />
      <ClosedNotices />
      <NoticeSound />
    </>
  );
}
