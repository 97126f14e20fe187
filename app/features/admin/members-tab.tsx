import { useState } from "react";
import { type AdminMember, fetchMembers } from "#app/api/admin.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ListRow, ListRows } from "#app/ui/list-row.tsx";
import { Loaded, Pager } from "./admin-list.tsx";
import { FindForm } from "./find-form.tsx";
import { MemberDetails } from "./member-details.tsx";
import { SignUpList } from "./sign-up-list.tsx";

/** Members, found by name or address; one of them with what may be done. */
export function MembersTab() {
  const text = useMessages("admin");
  const language = useLanguage();
  const [asked, setAsked] = useState({ find: "", page: 1 });
  const [chosen, setChosen] = useState<string>();
  if (chosen !== undefined) return <MemberDetails id={chosen} onClose={() => setChosen(undefined)} />;
  return (
    <>
      <FindForm
        label={text("findMember")}
        found={asked.find}
        onFind={(find) => setAsked({ find, page: 1 })}
      />
      <Loaded name={`members ${asked.page} ${asked.find}`} load={() => fetchMembers(language, asked)}>
        {({ members, signUps, hasMore }, reload) => (
          <>
            {members.length === 0 ? (
              <EmptyState title={text("noMembers")} />
            ) : (
              <ListRows label={text("tab.members")}>
                {members.map((member) => (
                  <li key={member.id}>
                    <MemberRow member={member} onPress={() => setChosen(member.id)} />
                  </li>
                ))}
              </ListRows>
            )}
            <Pager page={asked.page} hasMore={hasMore} onPage={(page) => setAsked({ ...asked, page })} />
            <SignUpList email={asked.find} signUps={signUps} onChange={reload} />
          </>
        )}
      </Loaded>
    </>
  );
}

function MemberRow({ member, onPress }: { readonly member: AdminMember; readonly onPress: () => void }) {
  const text = useMessages("admin");
  const { name, email, role, isConfirmed } = member;
  return (
    <ListRow
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi lang="">{name}</bdi>
          {role !== "member" && <Badge look="green">{text(`role.${role}`)}</Badge>}
          {!isConfirmed && <Badge look="gold">{text("notConfirmed")}</Badge>}
        </span>
      }
      detail={
        <bdi lang="" dir="ltr" className="break-all">
          {email}
        </bdi>
      }
      onPress={onPress}
    />
  );
}
