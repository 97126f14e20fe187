import { isHydratedNode } from "./hydrated-node.ts";

const isOtherThanSent = (field: Element) => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  const { value, defaultValue, checked, defaultChecked } = field as HTMLInputElement;
  return value !== defaultValue || checked !== defaultChecked;
};

/**
 * Notices what a person types or chooses before the field's code is loaded. What hands it over to React is loaded only
 * then: most pages are hydrated before anybody types. To be called after `hydrateRoot`, whose listeners go first.
 */
export function watchEarlyFields(root: HTMLElement): void {
  const note = (field: Element) => {
    const { value, type, checked } = field as HTMLInputElement;
    if (type === "radio" && !checked) return;
    // The value is that of now: a rendering that comes before the code may put the initial one back.
    import("./early-words.ts")
      .then(({ handOver }) => handOver(field, value))
      .catch((error: unknown) => console.warn("early words wait to be typed again", error));
  };
  for (const field of root.querySelectorAll("input, textarea, select"))
    if (isOtherThanSent(field)) note(field);
  // An event makes React hydrate the field it comes from, and look for a change only after that.
  let isHydrated = false;
  const look = ({ target }: Event) => {
    isHydrated = isHydratedNode(target as Element);
  };
  root.ownerDocument.addEventListener("input", look, { capture: true });
  root.addEventListener(
    "input",
    ({ target, cancelBubble }) => {
      // React stops an event that it cannot deliver: a part beside the field still waits for its code.
      if (!isHydrated || cancelBubble) note(target as Element);
    },
    { capture: true },
  );
}
