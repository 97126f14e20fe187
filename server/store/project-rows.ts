import { asc, desc, eq } from "drizzle-orm";
import type { Access } from "./access.ts";
import { projects, projectUpdates } from "./giving-schema.ts";

/** What may be given to. `words` and `body` are texts by language, English always there. */
export type KeptProject = {
  readonly id: string;
  readonly words: Readonly<Record<string, { readonly title: string; readonly description: string }>>;
  readonly category: string;
  /** In minor units of `currency`. */
  readonly target: number;
  readonly currency: string;
  /** Who found that zakat may be given to it; without a name it may not. */
  readonly zakatScholar: string | null;
  readonly isExample: boolean;
  readonly place: number;
  readonly closedAt: Date | null;
};

export type ProjectUpdate = {
  readonly id: string;
  readonly at: Date;
  readonly body: Readonly<Record<string, string>>;
};

export type ProjectRows = {
  /** In their order, closed ones too. */
  list(): Promise<KeptProject[]>;
  find(id: string): Promise<KeptProject | undefined>;
  /** Opens a project, or gives one that is there other words; whether it is closed stays as it is. */
  put(project: Omit<KeptProject, "closedAt">): Promise<void>;
  /** False when there is no such project. */
  close(id: string, at: Date | null): Promise<boolean>;
  setScholar(id: string, name: string | null): Promise<boolean>;
  addUpdate(projectId: string, update: ProjectUpdate): Promise<void>;
  /** Newest first. */
  updates(projectId: string): Promise<ProjectUpdate[]>;
};

function projectFrom(row: typeof projects.$inferSelect): KeptProject {
  return { ...row, words: JSON.parse(row.words) };
}

/** The projects and their news. */
export function projectRows({ run }: Access): ProjectRows {
  return {
    async list() {
      const rows = await run((database) => database.select().from(projects).orderBy(asc(projects.place)));
      return rows.map(projectFrom);
    },
    async find(id) {
      const [row] = await run((database) => database.select().from(projects).where(eq(projects.id, id)));
      return row && projectFrom(row);
    },
    async put({ id, words, ...rest }) {
      const values = { ...rest, words: JSON.stringify(words) };
      await run((database) =>
        database
          .insert(projects)
          .values({ id, ...values })
          .onConflictDoUpdate({ target: projects.id, set: values }),
      );
    },
    async close(id, at) {
      const rows = await run((database) =>
        database.update(projects).set({ closedAt: at }).where(eq(projects.id, id)).returning(),
      );
      return rows.length > 0;
    },
    async setScholar(id, name) {
      const rows = await run((database) =>
        database.update(projects).set({ zakatScholar: name }).where(eq(projects.id, id)).returning(),
      );
      return rows.length > 0;
    },
    async addUpdate(projectId, { id, at, body }) {
      await run((database) =>
        database.insert(projectUpdates).values({ projectId, id, at, body: JSON.stringify(body) }),
      );
    },
    async updates(projectId) {
      const rows = await run((database) =>
        database
          .select()
          .from(projectUpdates)
          .where(eq(projectUpdates.projectId, projectId))
          .orderBy(desc(projectUpdates.at))
          .limit(50),
      );
      return rows.map(({ id, at, body }) => ({ id, at, body: JSON.parse(body) }));
    },
  };
}
