import {
  Building2,
  Code,
  CreditCard,
  type LucideIcon,
  Mic,
  Server,
  ShieldCheck,
  Sparkles,
  TrendingUp,
  Video,
} from "lucide-react";
import { useMessages } from "#app/i18n/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { PartnerCategory, Partners } from "#content/partners/index.ts";
import { Directory, DirectoryNotes } from "./directory.tsx";

const icons: Record<PartnerCategory, LucideIcon> = {
  "company-formation": Building2,
  "vibe-coding": Code,
  "ai-videos": Video,
  "ai-voices": Mic,
  fintech: CreditCard,
  "web-hosting": Server,
  security: ShieldCheck,
  "ai-tools": Sparkles,
  "seo-traffic": TrendingUp,
};

export type PartnersPageData = Partners & { readonly checkedOn: string | null };

/** Services by category, with a note that the app earns nothing from them. */
export function PartnersPage({ data }: { readonly data: PartnersPageData }) {
  const text = useMessages("directories");
  const { categories, partners, checkedOn } = data;
  const titles = new Map(categories.map(({ id, title }) => [id, title]));
  return (
    <>
      <PageHead
        title={text("partnersHeading")}
        about={
          <>
            <p>{text("partnersIntro")}</p>
            <p>{text("noEarnings")}</p>
            <DirectoryNotes checkedOn={checkedOn} />
          </>
        }
      />
      <Directory
        entries={partners.map(({ category, ...partner }) => ({
          ...partner,
          group: category,
          badge: titles.get(category) ?? category,
        }))}
        groups={categories}
        parameter="category"
        iconOf={(group) => {
          const Icon = icons[group as PartnerCategory];
          return <Icon className="size-4.5" />;
        }}
        countOf={(count) => text("partnersFound", { count })}
        words={{
          search: text("partnersSearch"),
          choose: text("category"),
          all: text("allCategories"),
          empty: text("partnersEmpty"),
          action: text("visitPartner"),
        }}
      />
    </>
  );
}
