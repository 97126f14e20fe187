import { Calculator, FolderHeart, HandCoins, HeartHandshake, ScrollText, Users } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import type { DonationsAnswer } from "#app/api/donations.ts";
import { afterPaint } from "#app/hydration/after-paint.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatMoney } from "#app/i18n/money.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { forgetDraft, readDraft, writeDraft } from "#app/storage/draft.ts";
import { storedMember } from "#app/storage/stored-member.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useToast } from "#app/ui/toast.ts";
import { DonationForm } from "./donation-form.tsx";
import {
  type Bounds,
  emptyForm,
  type FormErrors,
  type GiftForm,
  giftDraft,
  giftFormSchema,
} from "./gift-form.ts";
import { ExampleMark, ProjectCard } from "./project-card.tsx";
import { useGift } from "./use-gift.ts";

const Nothing = () => null;

const MyGifts = lazyComponent(() =>
  import("./my-gifts.tsx").then(
    (part) => part.MyGifts,
    // The page works without the list, which is one of two ways to a receipt.
    () => Nothing,
  ),
);
const ZakatSheet = lazyComponent(() => import("./zakat-sheet.tsx").then((part) => part.ZakatSheet));

const loadFormChecks = () => import("./gift-errors.ts");

/** No errors where the code of the checks does not load: the server checks the same. */
async function errorsOf(form: GiftForm, bounds: Bounds): Promise<FormErrors> {
  return loadFormChecks().then(
    ({ findFormErrors }) => findFormErrors(form, bounds),
    () => ({}),
  );
}

/** After sending, the link to the receipt appears above the form: scroll to it and focus it. */
const revealLink = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: "start" });
  element?.querySelector("a")?.focus({ preventScroll: true });
};

type DonationBoardProps = {
  readonly donations: DonationsAnswer;
  readonly onBook: (id: string) => void;
  /** Called when the projects shown are out of date. */
  readonly onStale: () => void;
};

/** Figures, projects and the gift form, which share the chosen project. */
export function DonationBoard({ donations, onBook, onStale }: DonationBoardProps) {
  const text = useMessages("donations");
  const language = useLanguage();
  const showToast = useToast();
  const [member] = useStoredValue(storedMember);
  const [typed, setForm] = useState<GiftForm>(emptyForm);
  const [errors, setErrors] = useState<FormErrors>({});
  const [isChecking, setIsChecking] = useState(false);
  const [lastReceipt, setLastReceipt] = useState<string>();
  const [zakat, setZakat] = useState({ isOpen: false, hasOpened: false });
  const formRef = useRef<HTMLElement>(null);
  const { projects, currency, most } = donations;
  // A project closed in the meantime is no longer chosen; the rest of the form stays as typed.
  const isOpen = projects.some(({ id, isClosed }) => id === typed.project && !isClosed);
  const form = isOpen ? typed : { ...typed, project: "" };
  const isGone = !isOpen && typed.project !== "";

  // Restores the form after a reload or on the way back from the payment provider's page.
  useEffect(() => {
    const saved = readDraft(giftDraft, giftFormSchema);
    if (saved) setForm((known) => (known === emptyForm ? saved : known));
  }, []);
  useEffect(() => {
    if (typed !== emptyForm) afterPaint(() => writeDraft(giftDraft, typed));
  }, [typed]);

  const { isSending, error, send } = useGift(({ outcome, receipt }) => {
    setForm(emptyForm);
    forgetDraft(giftDraft);
    setLastReceipt(receipt);
    showToast({
      title: text("thanksTitle"),
      description: text(outcome === "given" ? "thanksGiven" : "thanksPledge"),
    });
  }, onStale);

  const change = (part: Partial<GiftForm>) => {
    afterPaint(() => loadFormChecks().catch(() => undefined));
    setForm((known) => {
      const next = { ...known, ...part };
      const project = projects.find(({ id }) => id === next.project);
      return next.intention === "zakat" && !project?.zakatScholar ? { ...next, intention: "sadaqah" } : next;
    });
    setErrors((known) => (Object.keys(known).length === 0 ? known : {}));
  };

  const scrollToForm = () => {
    formRef.current?.scrollIntoView({ block: "start" });
    formRef.current?.querySelector("h2")?.focus({ preventScroll: true });
  };

  const submit = async () => {
    setIsChecking(true);
    const bounds = { language, currency, most };
    const found = await errorsOf(form, bounds);
    setIsChecking(false);
    setErrors(found);
    if (Object.keys(found).length === 0) return void send(form, bounds);
    const [first = ""] = Object.keys(found);
    formRef.current?.querySelector<HTMLElement>(`[name="${first}"], [name="custom-${first}"]`)?.focus();
  };

  const hasExamples = donations.raised.isExample || projects.some(({ isExample }) => isExample);
  return (
    <>
      <DonationSummary donations={donations} />
      {hasExamples && <p className="mt-2 text-ink-soft text-sm">{text("exampleNote")}</p>}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
        <section aria-labelledby="projects">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="projects" className="font-display text-2xl">
              {text("projects")}
            </h2>
            <Button className="noscript:hidden" onClick={() => setZakat({ isOpen: true, hasOpened: true })}>
              <Calculator aria-hidden="true" className="size-4" />
              {text("zakat.open")}
            </Button>
          </div>
          {projects.length === 0 && <p className="panel mt-4 p-6 text-ink-soft">{text("noProjects")}</p>}
          <ul className="mt-4 grid gap-4 sm:grid-cols-2">
            {projects.map((project) => (
              <ProjectCard
                key={project.id}
                project={project}
                currency={currency}
                isChosen={form.project === project.id}
                onChoose={() => change({ project: project.id })}
                onGive={() => {
                  change({ project: project.id });
                  scrollToForm();
                }}
                onBook={() => onBook(project.id)}
              />
            ))}
          </ul>
          {donations.earlier.value !== 0 && (
            <Button look="bare" className="mt-3 noscript:hidden" onClick={() => onBook("earlier-campaigns")}>
              <ScrollText aria-hidden="true" className="size-4" />
              {text("earlier")}
            </Button>
          )}
          {member && <MyGifts />}
          <StickyGive onGive={scrollToForm} />
        </section>
        <div className="grid gap-4">
          {lastReceipt && (
            <p
              key={lastReceipt}
              role="status"
              ref={revealLink}
              className="panel scroll-mt-20 border-green p-4"
            >
              <Link href={`/donations?receipt=${lastReceipt}`} className={buttonClass("quiet", "w-full")}>
                {text("seeReceipt")}
              </Link>
            </p>
          )}
          <DonationForm
            key={lastReceipt}
            formRef={formRef}
            donations={donations}
            form={form}
            errors={isGone ? { ...errors, project: "project-closed" } : errors}
            isSending={isSending || isChecking}
            sendError={error}
            onChange={change}
            onSubmit={submit}
          />
        </div>
      </div>
      {zakat.hasOpened && (
        <ZakatSheet
          isOpen={zakat.isOpen}
          onClose={() => setZakat({ isOpen: false, hasOpened: true })}
          donations={donations}
          chosen={form.project}
          onFill={(customAmount, project) => {
            setZakat({ isOpen: false, hasOpened: true });
            change({ amount: "custom", customAmount, project, intention: "zakat" });
            scrollToForm();
          }}
        />
      )}
    </>
  );
}

/** The four figures at the top of the page. */
function DonationSummary({ donations }: { readonly donations: DonationsAnswer }) {
  const text = useMessages("donations");
  const language = useLanguage();
  const { raised, beneficiaries, donors, projects, currency } = donations;
  const active = projects.filter(({ isClosed }) => !isClosed);
  const cards = [
    { name: "totalRaised", Icon: HandCoins, ...raised },
    { name: "beneficiaries", Icon: HeartHandshake, ...beneficiaries },
    { name: "donors", Icon: Users, ...donors },
    {
      name: "activeProjects",
      Icon: FolderHeart,
      value: active.length,
      isExample: active.some(({ isExample }) => isExample),
    },
  ] as const;
  return (
    <dl className="panel flex flex-wrap gap-px overflow-hidden bg-line!">
      {cards.map(({ name, Icon, value, isExample }) => (
        <div key={name} data-figure={name} className="flex grow basis-32 flex-col gap-1 bg-raised px-4 py-3">
          <dt className="flex items-center gap-2 text-ink-soft text-sm">
            <Icon aria-hidden="true" className="size-4.5 shrink-0 text-green" />
            {text(name)}
          </dt>
          <dd className="flex flex-col items-baseline gap-x-2 sm:flex-row sm:flex-wrap">
            <span className="font-display text-2xl tabular-nums">
              {name === "totalRaised"
                ? formatMoney(value, currency, language)
                : formatNumber(value, language)}
            </span>
            {isExample && <ExampleMark />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * The way to the form on a phone: it stays above the bottom bar while the projects pass, from the first scroll on and until
 * the form is near. It has room of its own at their end, so nothing is hidden behind it for good.
 */
function StickyGive({ onGive }: { readonly onGive: () => void }) {
  const text = useMessages("donations");
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const look = () => {
      const form = document.getElementById("gift-form");
      const isFormNear = form !== null && form.getBoundingClientRect().top < innerHeight * 0.8;
      setIsShown(scrollY > 24 && !isFormNear);
    };
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  return (
    <div
      data-sticky-give=""
      className={`sticky bottom-[calc(var(--bar-height)+env(safe-area-inset-bottom)+0.75rem)] z-10 mt-4 transition-opacity md:bottom-4 lg:hidden noscript:hidden print:hidden ${isShown ? "" : "invisible opacity-0"}`}
    >
      <Button look="primary" className="w-full text-base shadow-panel" onClick={onGive}>
        <HandCoins aria-hidden="true" className="size-5" />
        {text("give")}
      </Button>
    </div>
  );
}
