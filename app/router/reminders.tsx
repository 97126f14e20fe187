import { AthkarReminders } from "#app/features/athkar/athkar-reminders.tsx";
import { useLanguage } from "#app/i18n/messages.tsx";
import { storedPush } from "#app/storage/stored-push.ts";

/** The reminders of athkar; a change of them is planned anew where notices come with no page open. */
export function Reminders({ isNew }: { readonly isNew: boolean }) {
  const language = useLanguage();
  const planAgain = async () => {
    if (!storedPush.read()) return;
    const { renewPush } = await import("#app/features/prayer/renew-push.ts");
    if (storedPush.read()) await renewPush(language, Date.now());
  };
  return (
    <AthkarReminders
      isNew={isNew}
      onChange={() => void planAgain().catch((error) => console.warn("not planned", error))}
    />
  );
}
