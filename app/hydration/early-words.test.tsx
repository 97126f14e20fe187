// @vitest-environment happy-dom
import { act, fireEvent, waitFor } from "@testing-library/react";
import { type ReactNode, Suspense, use, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { watchEarlyFields } from "./early-fields.ts";
import { isHydratedNode } from "./hydrated-node.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Form() {
  const [typed, setTyped] = useState("");
  const [choice, setChoice] = useState("one");
  const [, render] = useState(0);
  // As pages do once their code has come: another rendering before anything was handed over.
  useEffect(() => render(1), []);
  return (
    <>
      <textarea value={typed} onChange={(event) => setTyped(event.target.value)} />
      <input value={choice} onChange={(event) => setChoice(event.target.value)} />
      <output>{`${typed}|${choice}`}</output>
    </>
  );
}

/** A part of a page that is rendered once its code is no longer missing. */
const LatePart = ({ missing }: { readonly missing: Promise<null> | undefined }) =>
  missing ? use(missing) : null;

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement("div");
  root.innerHTML = renderToString(<Form />);
  document.body.replaceChildren(root);
});

const part = <Part extends Element>(selector: string) => {
  const found = root.querySelector<Part>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

/** As the page starts; `meanwhile` happens before React has rendered anything. */
const start = (page: ReactNode, meanwhile = () => {}) =>
  act(async () => {
    hydrateRoot(root, page);
    watchEarlyFields(root);
    meanwhile();
  });

test("what is typed before the code has come is known to the component afterwards", async () => {
  const field = part<HTMLTextAreaElement>("textarea");
  await start(<Form />, () => {
    fireEvent.input(field, { target: { value: "how many verses" } });
    fireEvent.input(part("input"), { target: { value: "two" } });
  });
  await waitFor(() => expect(part("output").textContent).toBe("how many verses|two"));
  expect(field.value).toBe("how many verses");
});

test("what was typed before the watch began is seen too", async () => {
  part<HTMLTextAreaElement>("textarea").value = "salam";
  await start(<Form />);
  await waitFor(() => expect(part("output").textContent).toBe("salam|one"));
});

test("a part that waits for more of its code after its field gets what was typed once it is there", async () => {
  let arrive = (_: null) => {};
  const code = new Promise<null>((resolve) => {
    arrive = resolve;
  });
  const page = (missing?: Promise<null>) => (
    <Suspense>
      <Form />
      <LatePart missing={missing} />
    </Suspense>
  );
  root.innerHTML = renderToString(page());
  const field = part<HTMLTextAreaElement>("textarea");
  field.value = "how many verses";
  await start(page(code));
  // The field has been rendered once, but what its events change is thrown away until the rest has come.
  expect(isHydratedNode(field)).toBe(true);
  const short = part<HTMLInputElement>("input");
  fireEvent.input(short, { target: { value: "two" } });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(part("output").textContent).toBe("|one");
  await act(async () => arrive(null));
  await waitFor(() => expect(part("output").textContent).toBe("how many verses|two"));
  expect([field.value, short.value]).toEqual(["how many verses", "two"]);
});
