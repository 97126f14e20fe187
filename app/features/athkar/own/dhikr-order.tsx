import { ChevronDown, ChevronUp, GripVertical, X } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { movedItem } from "#domain/counting/own-set.ts";
import { DhikrLabel } from "./dhikr-label.tsx";
import type { ListedDhikr } from "./listed-dhikrs.ts";

type DhikrOrderProps = {
  readonly ids: readonly string[];
  /** Undefined until the texts are loaded. */
  readonly listed: ReadonlyMap<string, ListedDhikr> | undefined;
  readonly onOrder: (ids: readonly string[]) => void;
  readonly onRemove: (id: string) => void;
};

/** The athkar of a set in their order, which changes by dragging, by buttons and by the arrow keys. */
export function DhikrOrder({ ids, listed, onOrder, onRemove }: DhikrOrderProps) {
  const text = useMessages("ownathkar");
  const language = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<{ readonly id: string; readonly order: readonly string[] }>();
  const [said, setSaid] = useState("");
  const shown = dragged?.order ?? ids;
  const nameOf = (id: string) => listed?.get(id)?.label ?? id;

  const say = (order: readonly string[], id: string) =>
    setSaid(
      text("moved", {
        name: nameOf(id),
        at: formatNumber(order.indexOf(id) + 1, language),
        total: formatNumber(order.length, language),
      }),
    );
  const move = (id: string, by: -1 | 1) => {
    const at = ids.indexOf(id);
    const order = movedItem(ids, at, at + by);
    if (order === ids) return;
    onOrder(order);
    say(order, id);
  };
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    move(id, event.key === "ArrowUp" ? -1 : 1);
  };
  /** The place in the list at a height of the screen, in CSS pixels. */
  const placeAt = (y: number) => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    return Math.max(
      0,
      rows.findLastIndex(({ top }) => y >= top),
    );
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!dragged) return;
    const { id, order } = dragged;
    const next = movedItem(order, order.indexOf(id), placeAt(event.clientY));
    if (next !== order) setDragged({ id, order: next });
  };
  const drop = () => {
    if (!dragged) return;
    setDragged(undefined);
    if (dragged.order.some((id, at) => id !== ids[at])) {
      onOrder(dragged.order);
      say(dragged.order, dragged.id);
    }
  };
  return (
    <>
      <p className="text-ink-soft text-sm">{text("orderHint")}</p>
      <ol ref={list} aria-label={text("inSet")} className="panel divide-y divide-line overflow-hidden">
        {shown.map((id, at) => {
          const name = nameOf(id);
          return (
            <li
              key={id}
              data-ordered={id}
              className={`flex min-h-14 items-center gap-1 ${dragged?.id === id ? "bg-green-veil" : ""}`}
            >
              <IconButton
                label={text("handle", { name })}
                className="touch-none"
                style={{ cursor: "grab" }}
                onKeyDown={(event) => onKeyDown(event, id)}
                onPointerDown={(event) => {
                  if (event.button !== 0) return;
                  // Else the browser selects the words that the pointer passes.
                  event.preventDefault();
                  event.currentTarget.focus();
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setDragged({ id, order: ids });
                }}
                onPointerMove={onPointerMove}
                onPointerUp={drop}
                onPointerCancel={() => setDragged(undefined)}
              >
                <GripVertical aria-hidden="true" className="size-5" />
              </IconButton>
              <DhikrLabel of={listed?.get(id)} />
              <span className="flex shrink-0">
                <IconButton label={text("moveUp", { name })} disabled={at === 0} onClick={() => move(id, -1)}>
                  <ChevronUp aria-hidden="true" className="size-5" />
                </IconButton>
                <IconButton
                  label={text("moveDown", { name })}
                  disabled={at === shown.length - 1}
                  onClick={() => move(id, 1)}
                >
                  <ChevronDown aria-hidden="true" className="size-5" />
                </IconButton>
                <IconButton label={text("remove", { name })} onClick={() => onRemove(id)}>
                  <X aria-hidden="true" className="size-5" />
                </IconButton>
              </span>
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
