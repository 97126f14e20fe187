import type { ComponentType, ReactNode } from "react";
import type { Language } from "#domain/language.ts";

/** The input of a page's loader; `read` fetches a published text by its address. */
export type PageRequest = {
  readonly search: URLSearchParams;
  readonly language: Language;
  readonly read: (address: string) => Promise<unknown>;
  /** `window`: only what the first paint needs, for a rendered page; `whole`: everything. */
  readonly extent: "window" | "whole";
};

/** Metadata of a page for search engines and shared links. */
export type PageHead = {
  readonly title?: string;
  readonly description?: string;
  /** The parameters of the page's canonical address, in this order. */
  readonly canonicalSearch?: string;
  readonly jsonLd?: Readonly<Record<string, unknown>>;
  /** Fonts the first paint needs, by family. */
  readonly needsQuranFont?: true;
  /** How long the rendered page is valid: until the end of the day, or for a second. Without it, until the next build. */
  readonly revalidate?: Revalidate;
};

/** The lifetime of a rendered page that is not prerendered. */
export type Revalidate = "second" | "day";

export type Page = {
  readonly load: (request: PageRequest) => Promise<unknown>;
  /** Loads the code of further parts that an address shows. */
  readonly ready?: ((search: URLSearchParams) => Promise<void>) | undefined;
  readonly view: (data: unknown) => ReactNode;
  readonly head: (data: unknown, language: Language) => PageHead;
};

type Definition<Data> = {
  readonly load: (request: PageRequest) => Promise<Data>;
  readonly ready?: (search: URLSearchParams) => Promise<void>;
  readonly View: ComponentType<{ data: Data }>;
  readonly head?: (data: Data, language: Language) => PageHead;
};

/** Connects a loader to the view that shows its data; the type parameter ensures that the two match. */
export function definePage<Data>({ load, ready, View, head }: Definition<Data>): Page {
  return {
    load,
    ready,
    view: (data) => <View data={data as Data} />,
    head: (data, language) => head?.(data as Data, language) ?? {},
  };
}

/** A page without data to load. */
export function defineStillPage(View: ComponentType, head: PageHead = {}): Page {
  return { load: async () => null, view: () => <View />, head: () => head };
}
