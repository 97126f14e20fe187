// @vitest-environment happy-dom
import { act, waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { watchEarlyFields } from "./early-fields.ts";

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

test("what is typed before the code has come is known to the component afterwards", async () => {
  watchEarlyFields(root);
  const field = part<HTMLTextAreaElement>("textarea");
  field.value = "how many verses";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  const short = part<HTMLInputElement>("input");
  short.value = "two";
  short.dispatchEvent(new Event("input", { bubbles: true }));
  await act(async () => void hydrateRoot(root, <Form />));
  await waitFor(() => expect(part("output").textContent).toBe("how many verses|two"));
  expect(field.value).toBe("how many verses");
});

test("what was typed before the watch began is seen too", async () => {
  part<HTMLTextAreaElement>("textarea").value = "salam";
  watchEarlyFields(root);
  await act(async () => void hydrateRoot(root, <Form />));
  await waitFor(() => expect(part("output").textContent).toBe("salam|one"));
});
