import { useState } from "react";
import { type AdminProject, actOnProject, fetchProjects, longestAdminText } from "#app/api/admin.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatMoney } from "#app/i18n/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { type Language, languages, nativeLanguageName } from "#domain/language.ts";
import { Loaded } from "./admin-list.tsx";
import { useAction } from "./admin-request.tsx";
import { ProjectForm } from "./project-form.tsx";

/** The projects: opening, changing and closing them, their scholar for zakat, and updates. */
export function ProjectsTab() {
  const text = useMessages("admin");
  const language = useLanguage();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Loaded name="projects" load={() => fetchProjects(language)}>
      {({ projects, currency }, reload) => (
        <div className="grid gap-4">
          <Button
            className="justify-self-start"
            aria-expanded={isAdding}
            onClick={() => setIsAdding(!isAdding)}
          >
            {text("newProject")}
          </Button>
          {isAdding && (
            <ProjectForm
              project={undefined}
              currency={currency}
              onDone={() => {
                setIsAdding(false);
                reload();
              }}
            />
          )}
          {projects.length === 0 && <EmptyState title={text("noProjects")} />}
          <ul aria-label={text("tab.projects")} className="grid gap-4 empty:hidden">
            {projects.map((project) => (
              <li key={project.id}>
                <ProjectCard project={project} onChange={reload} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Loaded>
  );
}

type ProjectCardProps = { readonly project: AdminProject; readonly onChange: () => void };

function ProjectCard({ project, onChange }: ProjectCardProps) {
  const text = useMessages("admin");
  const language = useLanguage();
  const { id, title, target, currency, isClosed, isExample } = project;
  const [scholar, setScholar] = useState(project.zakatScholar ?? "");
  const [opened, setOpened] = useState<"update" | "change">();
  const toggle = (part: typeof opened) => setOpened(opened === part ? undefined : part);
  const { isBusy, send, notice } = useAction(onChange);
  return (
    <article className="panel grid gap-3 p-4">
      <h2 className="font-display text-xl">{title}</h2>
      <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
        <Badge look={isClosed ? "plain" : "green"}>{text(isClosed ? "projectClosed" : "projectOpen")}</Badge>
        {isExample && <Badge>{text("example")}</Badge>}
        {text("target", { sum: formatMoney(target, currency, language) })}
      </p>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const named = scholar.trim() || null;
          void send(() => actOnProject(language, { id, act: "zakat-scholar", scholar: named }));
        }}
      >
        <TextField
          label={text("zakatScholar")}
          dir="auto"
          maxLength={200}
          value={scholar}
          onChange={(event) => setScholar(event.target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={isBusy || scholar.trim() === (project.zakatScholar ?? "")}>
            {text("save")}
          </Button>
          <Button
            disabled={isBusy}
            onClick={() => send(() => actOnProject(language, { id, act: isClosed ? "open" : "close" }))}
          >
            {text(isClosed ? "openProject" : "closeProject")}
          </Button>
          <Button aria-expanded={opened === "update"} onClick={() => toggle("update")}>
            {text("update")}
          </Button>
          <Button aria-expanded={opened === "change"} onClick={() => toggle("change")}>
            {text("changeProject")}
          </Button>
        </div>
      </form>
      {notice}
      {opened === "update" && <UpdateForm id={id} />}
      {opened === "change" && <ProjectForm project={project} currency={currency} onDone={onChange} />}
    </article>
  );
}

/** An update on a project, in as many languages as are written. */
function UpdateForm({ id }: { readonly id: string }) {
  const text = useMessages("admin");
  const language = useLanguage();
  const [texts, setTexts] = useState<Partial<Record<Language, string>>>({});
  const { isBusy, send, notice } = useAction(() => setTexts({}));
  return (
    <form
      className="grid gap-3 border-line border-t pt-3"
      aria-label={text("update")}
      onSubmit={(event) => {
        event.preventDefault();
        const written = Object.entries(texts).filter(([, words]) => words.trim() !== "");
        void send(() => actOnProject(language, { id, act: "update", texts: Object.fromEntries(written) }));
      }}
    >
      <p className="text-ink-soft text-sm">{text("updateHint")}</p>
      {languages.map((each) => (
        <TextAreaField
          rows={3}
          key={each}
          label={text("updateIn", { language: nativeLanguageName[each] })}
          lang={each}
          value={texts[each] ?? ""}
          onChange={(words) => setTexts({ ...texts, [each]: words })}
          longest={longestAdminText}
        />
      ))}
      {notice}
      <Button
        type="submit"
        look="primary"
        className="justify-self-start"
        disabled={isBusy || !texts.en?.trim()}
      >
        {text("publish")}
      </Button>
    </form>
  );
}
