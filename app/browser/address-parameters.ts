import { useEffect, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";

/** A change to parameters of the address: a text sets one, undefined removes it. */
export type ParameterChange = Readonly<Record<string, string | undefined>>;

/** The search part after a change, other parameters unchanged; empty or `?…`. */
export function changedSearch(search: string, change: ParameterChange): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change))
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  const query = parameters.toString();
  return query && `?${query}`;
}

/** The parameters of the address, and a function that changes some: as a new history entry or replacing the current one. */
export function useAddressParameters() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const change = (parameters: ParameterChange, options: { readonly replace?: boolean } = {}) =>
    navigate(`${path}${changedSearch(currentSearch(search), parameters)}`, options);
  return { search, parameters: new URLSearchParams(search), change };
}

/**
 * Changes parameters of the address. Based on the address at the time of the call, because some components render
 * later than the address changes.
 */
export function useAddressChange() {
  const [path, navigate] = useLocation();
  return (parameters: ParameterChange) => navigate(`${path}${changedSearch(location.search, parameters)}`);
}

/** The live address where there is one: two changes within one frame must not undo each other. */
function currentSearch(known: string): string {
  return typeof location === "undefined" ? known : location.search;
}

const writingDelay = 250;

/** A typed text that is written to the address after a delay, without a history entry per letter. */
export function useTypedParameter(name: string, longest: number) {
  const { parameters, change } = useAddressParameters();
  const inAddress = (parameters.get(name) ?? "").slice(0, longest);
  const [typed, setTyped] = useState(inAddress);
  const known = useRef(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (inAddress === known.current) return;
    known.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      known.current = text.trim().slice(0, longest);
      change({ [name]: known.current, page: undefined }, { replace: true });
    }, writingDelay);
  };
  return [typed, type] as const;
}
