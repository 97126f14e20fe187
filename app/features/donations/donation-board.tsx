import { Calculator, ScrollText } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import type { DonationsAnswer } from "#app/api/donations.ts";
import { afterPaint } from "#app/hydration/after-paint.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { forgetDraft, readDraft, writeDraft } from "#app/storage/draft.ts";
import { memberNote } from "#app/storage/member-note.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.ts";
import { DonationForm } from "./donation-form.tsx";
import { DonationSummary } from "./donation-summary.tsx";
import {
  type Bounds,
  emptyForm,
  type FormMistakes,
  type GiftForm,
  giftDraft,
  giftFormSchema,
} from "./gift-form.ts";
import { ProjectCard } from "./project-card.tsx";
import { useGift } from "./use-gift.ts";

const MyGifts = lazy(() =>
  import("./my-gifts.tsx").then(
    ({ MyGifts }) => ({ default: MyGifts }),
    // The list is one of two ways to a receipt: the page does not go with it.
    () => ({ default: () => null }),
  ),
);
const ZakatSheet = lazy(async () => ({ default: (await import("./zakat-sheet.tsx")).ZakatSheet }));

const findingMistakes = () => import("./gift-mistakes.ts");

/** Nothing where the code that finds them cannot be had: the server is as strict. */
async function mistakesOf(form: GiftForm, bounds: Bounds): Promise<FormMistakes> {
  return findingMistakes().then(
    ({ formMistakes }) => formMistakes(form, bounds),
    () => ({}),
  );
}

/** What comes above a form that was just sent from its foot is brought into sight, and the keyboard with it. */
const showIt = (thing: HTMLElement | null) => {
  thing?.scrollIntoView({ block: "start" });
  thing?.querySelector("a")?.focus({ preventScroll: true });
};

type DonationBoardProps = {
  readonly donations: DonationsAnswer;
  readonly onBook: (id: string) => void;
  /** What is shown of the projects holds no more. */
  readonly onStale: () => void;
};

/** Sums, projects and the form, with what is chosen on one shown on the other. */
export function DonationBoard({ donations, onBook, onStale }: DonationBoardProps) {
  const text = useMessages("donations");
  const language = useLanguage();
  const showToast = useToast();
  const [member] = useStoredValue(memberNote);
  const [typed, setForm] = useState<GiftForm>(emptyForm);
  const [mistakes, setMistakes] = useState<FormMistakes>({});
  const [isBeingChecked, setIsBeingChecked] = useState(false);
  const [lastReceipt, setLastReceipt] = useState<string>();
  const [zakat, setZakat] = useState({ isOpen: false, hasOpened: false });
  const place = useRef<HTMLElement>(null);
  const { projects, currency, most } = donations;
  // A project that was closed meanwhile is chosen no more; everything else stays as it was typed.
  const isOpen = projects.some(({ id, isClosed }) => id === typed.project && !isClosed);
  const form = isOpen ? typed : { ...typed, project: "" };
  const isGone = !isOpen && typed.project !== "";

  // A reload, or the way back from the provider's page: what was typed is still there.
  useEffect(() => {
    const saved = readDraft(giftDraft, giftFormSchema);
    if (saved) setForm((known) => (known === emptyForm ? saved : known));
  }, []);
  useEffect(() => {
    if (typed !== emptyForm) afterPaint(() => writeDraft(giftDraft, typed));
  }, [typed]);

  const { isSending, trouble, send } = useGift(({ outcome, receipt }) => {
    setForm(emptyForm);
    forgetDraft(giftDraft);
    setLastReceipt(receipt);
    showToast({
      title: text("thanksTitle"),
      description: text(outcome === "given" ? "thanksGiven" : "thanksPledge"),
    });
  }, onStale);

  const change = (part: Partial<GiftForm>) => {
    afterPaint(() => findingMistakes().catch(() => undefined));
    setForm((known) => {
      const next = { ...known, ...part };
      const project = projects.find(({ id }) => id === next.project);
      return next.intention === "zakat" && !project?.zakatScholar ? { ...next, intention: "sadaqah" } : next;
    });
    setMistakes((known) => (Object.keys(known).length === 0 ? known : {}));
  };

  const scrollToForm = () => {
    place.current?.scrollIntoView({ block: "start" });
    place.current?.querySelector("h2")?.focus({ preventScroll: true });
  };

  const submit = async () => {
    setIsBeingChecked(true);
    const bounds = { language, currency, most };
    const found = await mistakesOf(form, bounds);
    setIsBeingChecked(false);
    setMistakes(found);
    if (Object.keys(found).length === 0) return void send(form, bounds);
    const [first = ""] = Object.keys(found);
    place.current?.querySelector<HTMLElement>(`[name="${first}"], [name="custom-${first}"]`)?.focus();
  };

  const hasExamples = donations.raised.isExample || projects.some(({ isExample }) => isExample);
  return (
    <>
      <DonationSummary donations={donations} />
      {hasExamples && <p className="mt-3 text-ink-soft text-sm">{text("exampleNote")}</p>}
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
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
          {member && (
            <Suspense>
              <MyGifts />
            </Suspense>
          )}
        </section>
        <div className="grid gap-4">
          {lastReceipt && (
            <p key={lastReceipt} role="status" ref={showIt} className="panel scroll-mt-20 border-green p-4">
              <Link href={`/donations?receipt=${lastReceipt}`} className={buttonClass("primary", "w-full")}>
                {text("seeReceipt")}
              </Link>
            </p>
          )}
          <DonationForm
            key={lastReceipt}
            place={place}
            donations={donations}
            form={form}
            mistakes={isGone ? { ...mistakes, project: "project-closed" } : mistakes}
            isSending={isSending || isBeingChecked}
            trouble={trouble}
            onChange={change}
            onSubmit={submit}
          />
        </div>
      </div>
      {zakat.hasOpened && (
        <Suspense>
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
        </Suspense>
      )}
    </>
  );
}
