import { Link } from "wouter";
import type { Catalogue } from "#app/i18n/catalogue.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { buttonClass } from "#app/ui/button.tsx";

export type Service = { readonly address: string; readonly key: string };

/** One card per service, each with its button. */
export function ServiceGrid({ services }: { readonly services: readonly Service[] }) {
  const text = useMessages("home");
  const name = useMessages("shell");
  return (
    <section aria-labelledby="services" className="py-8">
      <h2 id="services" className="mb-6 text-center font-display text-2xl">
        {text("servicesTitle")}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {services.map(({ address, key }) => (
          <li key={address} className="panel flex flex-col gap-2 p-5">
            <h3 className="font-display text-xl">{name(`title.${key}` as keyof Catalogue["shell"])}</h3>
            <p className="grow text-ink-soft text-sm">{text(`service.${key}` as keyof Catalogue["home"])}</p>
            <Link
              href={address}
              aria-label={`${text("useNow")}: ${name(`title.${key}` as keyof Catalogue["shell"])}`}
              className={buttonClass("quiet", "mt-2 self-start")}
            >
              {text("useNow")}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
