import { useMessages } from "#app/i18n/messages.tsx";

const points = [
  "keptChoices",
  "keptCookie",
  "keptServer",
  "keptAccount",
  "keptScholars",
  "keptMail",
  "keptPush",
  "keptAttempts",
  "sentModel",
  "neverSent",
] as const;

/** What is kept where, and what is never sent. */
export function Privacy() {
  const text = useMessages("credits");
  return (
    <section id="privacy" aria-labelledby="privacy-title">
      <h2 id="privacy-title" className="mt-10 mb-4 font-display text-2xl">
        {text("privacyTitle")}
      </h2>
      <ul className="grid list-disc gap-2 ps-5">
        {points.map((point) => (
          <li key={point} className="max-w-[65ch]">
            {text(point)}
          </li>
        ))}
      </ul>
    </section>
  );
}
