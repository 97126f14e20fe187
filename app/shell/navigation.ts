import type { Catalogue } from "#app/i18n/catalogue.ts";

type Suffix<Key, Prefix extends string> = Key extends `${Prefix}.${infer Rest}` ? Rest : never;

/** The key of an address; its title is the shell's message `title.<key>`. */
export type RouteKey = Suffix<keyof Catalogue["shell"], "title">;

export const footerColumns = ["read", "worship", "learn", "together"] as const;

export type FooterColumn = (typeof footerColumns)[number];

/** The bottom bar is labelled in Arabic in every language; its accessible names are translated. */
export type BottomLabel = "المصحف" | "الأذكار" | "الصلاة" | "التعليم" | "البث" | "الشيخ";

export type NavigationLink = { readonly address: string; readonly key: RouteKey };

/** The five areas of the header; every page but home is in exactly one. */
export const navigationAreas = ["quran", "worship", "learn", "listen", "together"] as const;

export type NavigationArea = (typeof navigationAreas)[number];

/** What header, bottom bar and footer show, made from the route table. */
export type Navigation = {
  /** The pages of each area, in the order of its panel. */
  readonly areas: Readonly<Record<NavigationArea, readonly NavigationLink[]>>;
  /** The pages that the menu lists first. */
  readonly header: readonly NavigationLink[];
  /** The pages that it lists under "More". */
  readonly more: readonly NavigationLink[];
  readonly bottom: readonly (NavigationLink & { readonly label: BottomLabel })[];
  readonly footer: Readonly<Record<FooterColumn, readonly NavigationLink[]>>;
};
