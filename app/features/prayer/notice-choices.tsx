import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useSavedNotices } from "#app/storage/prayer-settings.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import { type Prayer, prayers } from "#domain/prayer-times/prayer-name.ts";
import type { NoticeSettings } from "#domain/prayer-times/prayer-notices.ts";

const leads = [0, 5, 10, 15, 20, 30, 45, 60];

/** Which prayers are announced, and how long before. */
export function NoticeChoices() {
  const text = useMessages("prayer");
  const part = useMessages("prayerparts");
  const language = useLanguage();
  const { notices, changeNotices } = useSavedNotices();
  const set = (prayer: Prayer, change: Partial<NoticeSettings[Prayer]>) =>
    changeNotices((saved) => ({ ...saved, [prayer]: { ...saved[prayer], ...change } }));
  return (
    <ul className="mt-2 divide-y divide-line">
      {prayers.map((prayer) => {
        const notice = notices[prayer];
        const name = text(`name.${prayer}`);
        return (
          <li key={prayer} className="grid grid-cols-2 items-center gap-3 py-1">
            <Toggle label={name} isOn={notice.isOn} onChange={(isOn) => set(prayer, { isOn })} />
            <select
              aria-label={part("noticeLead", { prayer: name })}
              value={notice.minutesBefore}
              disabled={!notice.isOn}
              onChange={(event) => set(prayer, { minutesBefore: Number(event.target.value) })}
              className="field disabled:opacity-50"
            >
              {leads.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {minutes === 0
                    ? part("atTime")
                    : part("minutesBefore", { minutes: formatNumber(minutes, language) })}
                </option>
              ))}
            </select>
          </li>
        );
      })}
    </ul>
  );
}
