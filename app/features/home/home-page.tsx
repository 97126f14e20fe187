import { MessageCircle, SearchCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { type Service, ServiceTiles } from "./service-tiles.tsx";

type HomePageProps = {
  /** Today's date. */
  readonly dates: ReactNode;
  /** The prayer of the hour. */
  readonly now: ReactNode;
  /** What the person can go on with. */
  readonly continued: ReactNode;
  readonly verse: ReactNode;
  /** The links into the Quran. */
  readonly links: ReactNode;
  readonly services: readonly Service[];
  readonly reader: ReactNode;
  readonly avatar: ReactNode;
};

/** The home page is today: the hour, what was started, a verse; then what the product is and all its services. */
export function HomePage({ dates, now, continued, verse, links, services, reader, avatar }: HomePageProps) {
  const text = useMessages("home");
  const shell = useMessages("shell");
  return (
    <div className="lg:grid lg:grid-cols-2 lg:grid-rows-[auto_minmax(22rem,1fr)] lg:gap-x-10">
      <div className="lg:pt-4">
        <p className="font-display text-2xl lg:font-sans lg:text-ink-soft lg:text-xl">{text("greeting")}</p>
        {dates}
      </div>
      <div data-now="" className="mt-3 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-4">
        {now}
      </div>
      <div className="mt-3 lg:order-3 lg:col-span-2 lg:mt-10">{continued}</div>
      <div className="lg:order-4 lg:col-span-2">{verse}</div>
      <Hero links={links} />
      <div className="lg:order-5 lg:col-span-2">
        <ServiceTiles services={services} />
        <Link
          href="/quote-check"
          className="panel mt-2 flex min-h-11 items-center gap-3 px-4 font-semibold text-green text-sm hover:bg-raised-high max-md:hidden"
        >
          <SearchCheck aria-hidden="true" className="size-5 shrink-0" />
          {shell("title.quoteCheck")}
        </Link>
        {reader}
        {avatar}
        <ContactSection />
      </div>
    </div>
  );
}

/** The purpose of the product under a low arcade, and the links into the Quran. */
function Hero({ links }: { readonly links: ReactNode }) {
  const text = useMessages("home");
  return (
    <section className="pt-8 text-center lg:col-start-1 lg:row-start-2 lg:pt-12 lg:text-start">
      <LowArcade />
      <h1
        tabIndex={-1}
        className="mt-5 text-balance font-display text-[2.25rem] outline-none lg:mt-0 lg:text-hero rtl:leading-normal"
      >
        {text("heroTitle")}
      </h1>
      <p className="mx-auto mt-2 max-w-[46ch] text-pretty text-ink-soft lg:mx-0 lg:mt-4 lg:text-lg">
        {text("heroText")}
      </p>
      {links}
    </section>
  );
}

/** Invitation to ask the assistant. */
function ContactSection() {
  const text = useMessages("home");
  return (
    <section
      aria-labelledby="home-contact"
      className="panel mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 md:mt-8 md:p-6"
    >
      <div className="flex-1 md:min-w-56">
        <h2 id="home-contact" className="font-display text-xl">
          {text("contact.title")}
        </h2>
        <p className="text-pretty text-ink-soft text-sm max-md:hidden">{text("contact.text")}</p>
      </div>
      <Link href="/chatbot" className={buttonClass("quiet")}>
        <MessageCircle aria-hidden="true" className="size-4" />
        {text("contact.button")}
      </Link>
    </section>
  );
}

const arches = [0, 96, 192, 288, 384];

/** A low arcade of five arches with the lantern in the middle one, above the sentence of the page on a phone. */
function LowArcade() {
  return (
    <svg
      viewBox="0 0 480 58"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      strokeOpacity={0.7}
      className="h-14.5 w-full border-arcade border-b fill-none stroke-arcade lg:hidden"
    >
      {arches.map((x) => (
        <path
          key={x}
          transform={`translate(${x})`}
          d="M4 58V34C4 18 20 8 48 2c28 6 44 16 44 32v24M14 58V37c0-12 12-20 34-26 22 6 34 14 34 26v21"
        />
      ))}
      <path
        className="stroke-gold"
        strokeOpacity={1}
        d="M240 12v14M235.3 29.3h9.4v9.4h-9.4zM240 27.35 246.65 34 240 40.65 233.35 34z"
      />
    </svg>
  );
}
