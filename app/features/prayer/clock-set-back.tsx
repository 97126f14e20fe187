import { useMessages } from "#app/i18n/messages.tsx";

/** Says that the device's clock was set back while the page was open. */
export function ClockSetBack() {
  const more = useMessages("prayermore");
  return (
    <p role="status" className="py-2 text-gold text-sm">
      {more("clockSetBack")}
    </p>
  );
}
