import { isHydratedNode } from "./hydrated-node.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const wordless = new Set(["checkbox", "file", "hidden", "submit", "button", "reset", "image"]);

const isField = (node: unknown): node is Field =>
  node instanceof HTMLTextAreaElement ||
  node instanceof HTMLSelectElement ||
  (node instanceof HTMLInputElement && !wordless.has(node.type));

const isRadio = (field: Field): field is HTMLInputElement => field.type === "radio";

/** Makes React notice typed text it has missed: it compares with the value it saw first. */
function tell(field: Field): void {
  if (isRadio(field)) {
    // A checked box cannot be checked again: it is unchecked for a moment.
    if (!field.checked) return;
    field.checked = false;
    field.click();
    return;
  }
  if (!(field instanceof HTMLSelectElement)) {
    const typed = field.value;
    const [from, to] = [field.selectionStart, field.selectionEnd];
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, typed);
    if (document.activeElement === field && from !== null) field.setSelectionRange(from, to);
  }
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Milliseconds between two looks, and looks in all: a field that stays as the server drew it is let be. */
const pause = 50;
const looks = 1200;

const early = new Map<Field, number>();

function look(): void {
  for (const [field, left] of early) {
    const isOver = isHydratedNode(field);
    if (isOver && field.isConnected) tell(field);
    if (isOver || left === 0 || !field.isConnected) early.delete(field);
    else early.set(field, left - 1);
  }
  if (early.size > 0) setTimeout(look, pause);
}

/**
 * Hands over to React what a person typed or chose in a field that the server drew, before the field's code has
 * come: without this the words stand there and nothing knows of them. Other things than such fields are let be.
 */
export function handOver(field: unknown): void {
  if (!isField(field)) return;
  if (early.size === 0) setTimeout(look, 0);
  early.set(field, looks);
}
