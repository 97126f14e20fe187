import { useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { NoteField } from "#app/text-tools/note-field.tsx";

/** The person's note on a hadith, by its key in the user data. */
export function HadithNote({ id }: { readonly id: string }) {
  return (
    <MoreWords area="texttools">
      <Note id={id} />
    </MoreWords>
  );
}

function Note({ id }: { readonly id: string }) {
  const text = useMessages("texttools");
  const words = {
    label: text("note"),
    save: text("saveNote"),
    saved: text("noteSaved"),
    removed: text("noteRemoved"),
    undo: text("undo"),
  };
  return <NoteField key={id} kind="hadith-note" id={id} words={words} />;
}
