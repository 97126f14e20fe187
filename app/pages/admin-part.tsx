import { useState } from "react";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { MessagesProvider, useLanguage, useLoadedWords } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import type { Messages } from "#app/i18n/say.ts";
import { AccountSheet } from "#app/shell/account/account-sheet.tsx";
import type { AccountView } from "#app/shell/account/account-view.ts";

/** The admin page, and the sign-in for when the server asks for a recent one. */
export function AdminPart({ words }: { readonly words: Messages }) {
  const language = useLanguage();
  const around = useLoadedWords();
  const [view, setView] = useState<AccountView>();
  const [visit, setVisit] = useState(0);
  return (
    <MessagesProvider language={language} messages={{ ...around, ...words }}>
      <AdminPage key={visit} onSignIn={() => setView({ name: "sign-in" })} />
      {view && (
        <MoreWords area="account">
          <AccountSheet
            view={view}
            onView={(next) => {
              setView(next);
              if (!next) setVisit(visit + 1);
            }}
          />
        </MoreWords>
      )}
    </MessagesProvider>
  );
}

export { loadAdminWords } from "#app/i18n/admin-words.ts";
