import { useMessages } from "#app/i18n/messages.tsx";

const lists = [
  { title: "tips.start", tips: ["tips.start.profile", "tips.start.small", "tips.start.portfolio"] },
  { title: "tips.grow", tips: ["tips.grow.diversify", "tips.grow.specialize", "tips.grow.ratings"] },
] as const;

/** Advice for those who begin, and for those who go on. */
export function SuccessTips() {
  const text = useMessages("directories");
  return (
    <section aria-labelledby="tips" className="panel mt-8 p-6">
      <h2 id="tips" className="font-display text-2xl">
        {text("tipsTitle")}
      </h2>
      <div className="mt-4 grid gap-6 sm:grid-cols-2">
        {lists.map(({ title, tips }) => (
          <div key={title}>
            <h3 className="font-medium text-green">{text(title)}</h3>
            <ul className="mt-2 grid list-disc gap-1 ps-5 text-ink-soft">
              {tips.map((tip) => (
                <li key={tip}>{text(tip)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
