import { type AdminSignUp, actOnMember } from "#app/api/admin.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { ListRow, ListRows } from "#app/ui/list-row.tsx";
import { useAction } from "./admin-request.tsx";

type SignUpListProps = {
  readonly email: string;
  readonly signUps: readonly AdminSignUp[];
  readonly onChange: () => void;
};

/** Sign-ups with one address whose link was not opened: one of them can be made an account without it. */
export function SignUpList({ email, signUps, onChange }: SignUpListProps) {
  const text = useMessages("admin");
  const language = useLanguage();
  const { isBusy, send, notice } = useAction(onChange);
  const format = dateFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <div className="mt-4 grid gap-3">
      {signUps.length > 0 && (
        <>
          <h2 className="font-display text-lg">{text("signUps")}</h2>
          <p className="text-ink-soft text-sm">{text("signUpsText")}</p>
          <ListRows label={text("signUps")}>
            {signUps.map(({ id, name, at }) => (
              <li key={id}>
                <ListRow
                  title={<bdi lang="">{name}</bdi>}
                  detail={format.format(new Date(at))}
                  end={
                    <Button
                      aria-label={`${text("confirmAddress")}: ${name}`}
                      disabled={isBusy}
                      onClick={() => send(() => actOnMember(language, { id, email, act: "confirm-sign-up" }))}
                    >
                      {text("confirmAddress")}
                    </Button>
                  }
                />
              </li>
            ))}
          </ListRows>
        </>
      )}
      {notice}
    </div>
  );
}
