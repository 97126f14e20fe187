import { type OwnSet, ownSetOf } from "#domain/counting/own-set.ts";
import type { AthkarView } from "../athkar-address.ts";

/** The name of the favourites among a person's own sets. */
export const favoritesId = "favorites";

/** What an address of `/athkar` shows in place of the entries. */
export type OwnPlace =
  | { readonly kind: "set"; readonly id: string; readonly view: AthkarView }
  | { readonly kind: "edit"; readonly id: string }
  | { readonly kind: "shared"; readonly set: OwnSet; readonly view: AthkarView };

/** No id has it, and an address does not escape it. */
const separator = ".";

/** Reads `set`, `edit`, or `dhikrs` with `name`; undefined for an address with none of them. */
export function ownPlaceOf(search: URLSearchParams): OwnPlace | undefined {
  const view = search.get("tab") === "list" ? "list" : "player";
  const [id, edited, shared] = [search.get("set"), search.get("edit"), search.get("dhikrs")];
  if (edited) return { kind: "edit", id: edited };
  if (id) return { kind: "set", id, view };
  if (shared)
    return { kind: "shared", set: ownSetOf(search.get("name") ?? "", shared.split(separator)), view };
  return undefined;
}

/** The address of a set on this device, or of the favourites. */
export function addressOfOwn(id: string, view: AthkarView = "player"): string {
  return `/athkar?${new URLSearchParams({ set: id, ...inView(view) })}`;
}

export function editAddressOf(id: string): string {
  return `/athkar?${new URLSearchParams({ edit: id })}`;
}

/** The address that carries a whole set to somebody else. */
export function sharedAddressOf({ name, dhikrs }: OwnSet, view: AthkarView = "player"): string {
  const called = name.trim() === "" ? {} : { name: name.trim() };
  return `/athkar?${new URLSearchParams({ ...called, dhikrs: dhikrs.join(separator), ...inView(view) })}`;
}

function inView(view: AthkarView): { readonly tab?: string } {
  return view === "list" ? { tab: "list" } : {};
}
