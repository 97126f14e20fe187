import { useState } from "react";
import {
  type AdminProject,
  actOnProject,
  longestAdminText,
  type ProjectCategory,
  projectCategories,
} from "#app/api/admin.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { type Language, languages, nativeLanguageName } from "#domain/language.ts";
import { decimalsOf } from "#domain/money/currency.ts";
import { useAction } from "./admin-request.tsx";

type Words = Partial<Record<Language, { readonly title: string; readonly description: string }>>;

type ProjectFormProps = {
  /** Undefined for a new one. */
  readonly project: AdminProject | undefined;
  readonly currency: string;
  readonly onDone: () => void;
};

/** Where a new project stands in the list unless somebody says otherwise. */
const usualPlace = 100;
const noWords = { title: "", description: "" };

/** Opens a project or changes its words, category, target and place. */
export function ProjectForm({ project, currency, onDone }: ProjectFormProps) {
  const text = useMessages("admin");
  const language = useLanguage();
  const { isBusy, send, notice } = useAction(onDone);
  const [id, setId] = useState(project?.id ?? "");
  const [category, setCategory] = useState<ProjectCategory>(project?.category ?? "education");
  const [target, setTarget] = useState(project ? String(project.target / 10 ** decimalsOf(currency)) : "");
  const [place, setPlace] = useState(String(project?.place ?? usualPlace));
  const [words, setWords] = useState<Words>(project?.words ?? {});
  const written = Object.entries(words).filter(
    ([, { title, description }]) => title.trim() || description.trim(),
  );
  const isWhole =
    words.en !== undefined &&
    written.every(([, { title, description }]) => title.trim() && description.trim());
  return (
    <form
      className="grid gap-3 border-line border-t pt-3"
      aria-label={text(project ? "changeProject" : "newProject")}
      onSubmit={(event) => {
        event.preventDefault();
        const sent = {
          category,
          target: Number(target),
          place: Number(place),
          words: Object.fromEntries(written),
        };
        void send(() => actOnProject(language, { id, act: "put", ...sent }));
      }}
    >
      {!project && (
        <TextField
          label={text("projectId")}
          dir="ltr"
          required
          pattern="[a-z0-9\-]{2,64}"
          autoComplete="off"
          value={id}
          onChange={(event) => setId(event.target.value)}
        />
      )}
      <SelectField
        label={text("category")}
        name="category"
        value={category}
        onChange={(value) => setCategory(projectCategories.find((each) => each === value) ?? category)}
        options={projectCategories.map((value) => ({ value, label: text(`category.${value}`) }))}
      />
      <TextField
        label={text("targetIn", { currency })}
        type="number"
        min={1}
        max={1_000_000_000}
        required
        value={target}
        onChange={(event) => setTarget(event.target.value)}
      />
      <TextField
        label={text("place")}
        type="number"
        min={0}
        max={10_000}
        required
        value={place}
        onChange={(event) => setPlace(event.target.value)}
      />
      <p className="text-ink-soft text-sm">{text("updateHint")}</p>
      {languages.map((each) => {
        const of = words[each] ?? noWords;
        const change = (next: Partial<typeof of>) => setWords({ ...words, [each]: { ...of, ...next } });
        return (
          <fieldset key={each} className="grid gap-2">
            <legend lang={each} className="mb-1 font-semibold">
              {nativeLanguageName[each]}
            </legend>
            <TextField
              label={text("projectTitle")}
              lang={each}
              dir="auto"
              maxLength={200}
              required={each === "en"}
              value={of.title}
              onChange={(event) => change({ title: event.target.value })}
            />
            <TextAreaField
              rows={3}
              label={text("projectDescription")}
              lang={each}
              value={of.description}
              onChange={(description) => change({ description })}
              longest={longestAdminText}
            />
          </fieldset>
        );
      })}
      {notice}
      <Button type="submit" look="primary" className="justify-self-start" disabled={isBusy || !isWhole}>
        {text("save")}
      </Button>
    </form>
  );
}
