import type { ComponentType } from "react";
import { useSearch } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { SignInProvider } from "./admin-request.tsx";
import { AuditTab } from "./audit-tab.tsx";
import { GiftsTab } from "./gifts-tab.tsx";
import { MembersTab } from "./members-tab.tsx";
import { ProjectsTab } from "./projects-tab.tsx";
import { ReportsTab } from "./reports-tab.tsx";
import { ScholarsTab } from "./scholars-tab.tsx";

const parts = {
  members: MembersTab,
  gifts: GiftsTab,
  projects: ProjectsTab,
  reports: ReportsTab,
  scholars: ScholarsTab,
  audit: AuditTab,
} as const satisfies Record<string, ComponentType>;

type TabId = keyof typeof parts;
const tabIds = Object.keys(parts) as TabId[];

/** What the operator's commands do, for administrators in the browser. `onSignIn` opens the sign-in. */
export function AdminPage({ onSignIn }: { readonly onSignIn: () => void }) {
  const text = useMessages("admin");
  const asked = new URLSearchParams(useSearch()).get("tab");
  const current = tabIds.find((id) => id === asked) ?? "members";
  const Part = parts[current];
  return (
    <SignInProvider value={onSignIn}>
      <PageHead title={text("title")} line={text("line")} />
      <Tabs
        label={text("sections")}
        tabs={tabIds.map((id) => ({ id, label: text(`tab.${id}`), href: `/admin?tab=${id}` }))}
        current={current}
        panelId="admin-part"
        className="mb-4"
      />
      <div id="admin-part" role="tabpanel" aria-labelledby={`tab-${current}`}>
        <Part key={current} />
      </div>
    </SignInProvider>
  );
}
