import { X } from "lucide-react";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { MarkedText } from "#app/ui/marked-text.tsx";
import {
  findPersonalData,
  withoutAnyPersonalData,
  withoutPersonalData,
} from "#domain/scholar-question/personal-data.ts";

type PersonalMarksProps = { readonly words: string; readonly onChange: (words: string) => void };

/** What in the words tells who somebody is: marked where it stands, each taken out by one tap. */
export function PersonalMarks({ words, onChange }: PersonalMarksProps) {
  const text = useMessages("scholars");
  const finds = findPersonalData(words);
  if (finds.length === 0) return null;
  return (
    <section role="status" aria-label={text("personalTitle")} className="panel grid gap-3 border-gold p-4">
      <p className="text-sm">{text("personalText")}</p>
      <p dir="auto" className="whitespace-pre-wrap break-words rounded-control bg-ground p-3 text-sm">
        <MarkedText text={words} marks={finds.map(({ from, to }) => [from, to] as const)} />
      </p>
      <ul className="flex flex-wrap gap-2">
        {finds.map((find) => (
          <li key={find.from}>
            <Button onClick={() => onChange(withoutPersonalData(words, find))}>
              <X aria-hidden="true" className="size-4 shrink-0" />
              {text("remove", { words: words.slice(find.from, find.to) })}
            </Button>
          </li>
        ))}
        {finds.length > 1 && (
          <li>
            <Button look="primary" onClick={() => onChange(withoutAnyPersonalData(words))}>
              {text("removeAll")}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}
