import { useMessages } from "#app/i18n/messages.tsx";
import { PageTabs } from "#app/ui/tabs.tsx";
import styles from "./guide-steps.css?url";
import { type GuideTab, guideTabAddress, guideTabs } from "./guide-tab.ts";

/** Links to the parts of the guide; they work without scripts. */
export function GuideTabs({ current }: { readonly current: GuideTab }) {
  const text = useMessages("praying");
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="part" />
      <PageTabs
        label={text("tabs")}
        tabs={guideTabs.map((id) => ({ id, label: text(`tab.${id}`), href: guideTabAddress(id) }))}
        current={current}
        className="mb-4"
      />
    </>
  );
}
