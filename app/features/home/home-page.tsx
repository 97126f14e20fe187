import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Catalogue } from "#app/i18n/catalogue.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { buttonClass } from "#app/ui/button.tsx";

type HomePageProps = {
  /** The links into the Quran. */
  readonly links: ReactNode;
  readonly services: readonly Service[];
  readonly reader: ReactNode;
  readonly avatar: ReactNode;
};

/** The home page: what the product is, its services, and a verse to begin with. */
export function HomePage({ links, services, reader, avatar }: HomePageProps) {
  return (
    <>
      <Hero links={links} />
      <ServiceGrid services={services} />
      {reader}
      {avatar}
      <ContactSection />
    </>
  );
}

/** The picture of the arcade, the purpose of the product, and the links into the Quran. */
function Hero({ links }: { readonly links: ReactNode }) {
  const text = useMessages("home");
  return (
    <section className="relative overflow-hidden py-10 text-center sm:py-16">
      <Arcade />
      <h1 tabIndex={-1} className="mt-8 text-balance font-display text-4xl outline-none sm:text-6xl">
        {text("heroTitle")}
      </h1>
      <p className="mx-auto mt-5 max-w-[60ch] text-pretty text-ink-soft text-lg">{text("heroText")}</p>
      {links}
    </section>
  );
}

const arches = [0, 1, 2, 3, 4];

/** A line drawing of our own: five arches of a mosque's arcade with a lamp in the middle one. */
function Arcade() {
  return (
    <svg
      viewBox="0 0 600 160"
      aria-hidden="true"
      className="mx-auto w-full max-w-2xl text-green"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      {arches.map((arch) => (
        <g key={arch} transform={`translate(${20 + arch * 112} 0)`}>
          <path d="M6 160V84C6 44 30 18 56 6c26 12 50 38 50 78v76" />
          <path d="M18 160V88c0-32 18-52 38-62 20 10 38 30 38 62v72" opacity="0.55" />
          <path d="M0 160V92m112 68V92" opacity="0.35" />
        </g>
      ))}
      <g className="text-gold" stroke="currentColor">
        <path d="M300 26v34" />
        <path d="M288 68h24v24h-24z" />
        <path d="M300 63l17 17-17 17-17-17z" />
      </g>
      <path d="M0 159h600" opacity="0.5" />
    </svg>
  );
}

type Service = { readonly address: string; readonly key: string };

/** One card for each service, with a link to it. */
function ServiceGrid({ services }: { readonly services: readonly Service[] }) {
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

/** Invitation to ask the assistant. */
function ContactSection() {
  const text = useMessages("home");
  return (
    <section aria-labelledby="home-contact" className="panel my-10 p-8 text-center">
      <h2 id="home-contact" className="font-display text-2xl">
        {text("contact.title")}
      </h2>
      <p className="mx-auto mt-3 max-w-[60ch] text-pretty text-ink-soft">{text("contact.text")}</p>
      <Link href="/chatbot" className={buttonClass("primary", "mt-6 px-6 text-base")}>
        {text("contact.button")}
      </Link>
    </section>
  );
}
