import { isHydratedNode } from "./hydrated-node.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const withoutText = new Set(["checkbox", "file", "hidden", "submit", "button", "reset", "image"]);

const isField = (node: unknown): node is Field =>
  node instanceof HTMLTextAreaElement ||
  node instanceof HTMLSelectElement ||
  (node instanceof HTMLInputElement && !withoutText.has(node.type));

const isRadio = (field: Field): field is HTMLInputElement => field.type === "radio";

const initialValue = (field: Field) =>
  field instanceof HTMLSelectElement
    ? ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value
    : field.defaultValue;

/**
 * Lets React see a value that was entered before it: React compares with the value it saw first. A rendering since
 * then may have put the initial value back; whatever else is there now was entered later and stays.
 */
function announce(field: Field, typed: string): void {
  if (isRadio(field)) {
    // A checked box cannot be checked again: it is unchecked for a moment.
    field.checked = false;
    field.click();
    return;
  }
  if (field.value !== typed && field.value !== initialValue(field)) return;
  if (field instanceof HTMLSelectElement) field.value = typed;
  else {
    const [from, to] = [field.selectionStart, field.selectionEnd];
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, typed);
    if (document.activeElement === field && from !== null) field.setSelectionRange(from, to);
  }
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Milliseconds between two checks, and checks in all: a field that is never hydrated is left as it is. */
const pause = 50;
const checks = 1200;

const early = new Map<Field, { readonly typed: string; readonly left: number }>();

function check(): void {
  for (const [field, { typed, left }] of early) {
    const isOver = isHydratedNode(field);
    if (isOver && field.isConnected) announce(field, typed);
    if (isOver || left === 0 || !field.isConnected) early.delete(field);
    else early.set(field, { typed, left: left - 1 });
  }
  if (early.size > 0) setTimeout(check, pause);
}

/**
 * Hands over to React what a person typed or chose in a field that the server rendered, before the field's code has
 * come: without this the words are shown and nothing knows of them. Other nodes than such fields are ignored.
 */
export function handOver(field: unknown, typed: string): void {
  if (!isField(field)) return;
  if (early.size === 0) setTimeout(check, pause);
  early.set(field, { typed, left: checks });
}
