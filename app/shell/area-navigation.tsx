import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useRouter } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { openInHistory } from "#app/ui/modal-history.ts";
import { isPlainPress } from "#app/ui/plain-press.ts";
import { useToast } from "#app/ui/toast.ts";
import { type Navigation, type NavigationArea, navigationAreas } from "./navigation.ts";

const AreaPanel = lazyComponent(() => import("./area-panel.tsx").then((panel) => panel.AreaPanel));

type AreaNavigationProps = {
  readonly areas: Navigation["areas"];
  readonly current: string;
};

/** The five areas in the header. Before scripts run each leads to its first page; then it opens its panel. */
export function AreaNavigation({ areas, current }: AreaNavigationProps) {
  const text = useMessages("shell");
  const showToast = useToast();
  const router = useRouter();
  const panelId = useId();
  const [open, setOpen] = useState<NavigationArea>();
  const nav = useRef<HTMLElement>(null);
  const triggers = () => [...(nav.current?.querySelectorAll<HTMLElement>("[aria-expanded]") ?? [])];

  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !nav.current?.contains(target)) setOpen(undefined);
    };
    addEventListener("pointerdown", closeOutside);
    const leave = openInHistory(() => setOpen(undefined));
    return () => {
      removeEventListener("pointerdown", closeOutside);
      leave();
    };
  }, [open]);

  const load = () => void AreaPanel.ready().catch(() => undefined);
  const show = (area: NavigationArea | undefined) =>
    AreaPanel.ready().then(
      () => setOpen(area),
      () => showToast({ description: text("loadFailedTitle"), variant: "destructive" }),
    );
  const onTrigger = (event: KeyboardEvent<HTMLElement>, area: NavigationArea) => {
    const all = triggers();
    const at = all.indexOf(event.currentTarget);
    const ahead = document.documentElement.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
    if (event.key === " ") event.currentTarget.click();
    else if (event.key === "ArrowRight" || event.key === "ArrowLeft")
      all[(at + (event.key === ahead ? 1 : -1) + all.length) % all.length]?.focus();
    else if (event.key === "ArrowDown")
      show(area).then(() =>
        requestAnimationFrame(() => nav.current?.querySelector<HTMLElement>("li li a")?.focus()),
      );
    else return;
    event.preventDefault();
  };

  return (
    <nav
      ref={nav}
      aria-label={text("mainNavigation")}
      className="ms-3 hidden min-w-0 grow lg:block xl:ms-5"
      onPointerEnter={load}
      onFocus={load}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !nav.current?.contains(relatedTarget)) setOpen(undefined);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        triggers()[navigationAreas.indexOf(open)]?.focus();
        setOpen(undefined);
      }}
    >
      <ul className="flex">
        {navigationAreas.map((area) => (
          <li key={area}>
            {/* biome-ignore lint/a11y/useSemanticElements: without scripts it leads to the first page of its area */}
            <a
              href={router.hrefs(areas[area][0]?.address ?? "/", router)}
              role="button"
              aria-expanded={open === area}
              aria-controls={open === area ? panelId : undefined}
              aria-current={areas[area].some(({ address }) => address === current) ? "true" : undefined}
              onClick={(event) => {
                if (!isPlainPress(event)) return;
                event.preventDefault();
                show(open === area ? undefined : area);
              }}
              onKeyDown={(event) => onTrigger(event, area)}
              className="area flex h-(--header-height) items-center gap-1 px-2 font-medium xl:px-3 text-[0.9375rem] text-ink-soft hover:text-ink aria-expanded:bg-raised aria-expanded:text-ink aria-[current=true]:text-ink"
            >
              {text(`area.${area}`)}
              <ChevronDown
                aria-hidden="true"
                className={`size-4 shrink-0 ${open === area ? "rotate-180" : ""}`}
              />
            </a>
            {open === area && (
              <AreaPanel
                id={panelId}
                label={text(`area.${area}`)}
                links={areas[area]}
                current={current}
                onChoose={() => setOpen(undefined)}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
