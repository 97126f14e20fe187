import type { Catalogue } from "#app/i18n/catalogue.ts";

type Suffix<Key, Prefix extends string> = Key extends `${Prefix}.${infer Rest}` ? Rest : never;

/** The key of an address; its title is the shell's message `title.<key>`. */
export type RouteKey = Suffix<keyof Catalogue["shell"], "title">;

export const footerColumns = ["read", "worship", "learn", "together"] as const;

export type FooterColumn = (typeof footerColumns)[number];

/** The bottom bar is labelled in Arabic in every language; its accessible names are translated. */
export type BottomLabel = "المصحف" | "الأذكار" | "الصلاة" | "التعليم" | "البث" | "الشيخ";

export type NavigationLink = { readonly address: string; readonly key: RouteKey };

/** What header, bottom bar and footer show, made from the route table. */
export type Navigation = {
  readonly header: readonly NavigationLink[];
  readonly bottom: readonly (NavigationLink & { readonly label: BottomLabel })[];
  readonly footer: Readonly<Record<FooterColumn, readonly NavigationLink[]>>;
};
