import { asc, desc, eq } from "drizzle-orm";
import type { Access } from "./access.ts";
import { projects, projectUpdates } from "./giving-schema.ts";

/** What may be given to. `words` and `body` are texts by language, English always there. */
export type StoredProject = {
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
  /** In their order, closed ones too; what another process changed may take a quarter of a second to show. */
  list(): Promise<readonly StoredProject[]>;
  find(id: string): Promise<StoredProject | undefined>;
  /** Opens a project, or gives one that is there other words; whether it is closed stays as it is. */
  put(project: Omit<StoredProject, "closedAt">): Promise<void>;
  /** False when there is no such project. */
  close(id: string, at: Date | null): Promise<boolean>;
  setScholar(id: string, name: string | null): Promise<boolean>;
  addUpdate(projectId: string, update: ProjectUpdate): Promise<void>;
  /** Newest first. */
  updates(projectId: string): Promise<ProjectUpdate[]>;
};

function projectFrom(row: typeof projects.$inferSelect): StoredProject {
  return { ...row, words: JSON.parse(row.words) };
}

/** Milliseconds that one look at the list serves everybody. Whether a project is closed is asked with each gift. */
const freshFor = 250;

/** The projects and their news. */
export function projectRows({ run }: Access): ProjectRows {
  let looked: { readonly at: number; readonly list: Promise<readonly StoredProject[]> } | undefined;

  async function look(): Promise<StoredProject[]> {
    const rows = await run((database) => database.select().from(projects).orderBy(asc(projects.place)));
    return rows.map(projectFrom);
  }

  function list(): Promise<readonly StoredProject[]> {
    const now = performance.now();
    if (looked && now - looked.at < freshFor) return looked.list;
    const next = { at: now, list: look() };
    looked = next;
    next.list.catch(() => {
      if (looked === next) looked = undefined;
    });
    return next.list;
  }

  async function change(id: string, set: { closedAt: Date | null } | { zakatScholar: string | null }) {
    const rows = await run((database) =>
      database.update(projects).set(set).where(eq(projects.id, id)).returning({ id: projects.id }),
    );
    looked = undefined;
    return rows.length > 0;
  }

  return {
    list,
    find: async (id) => (await list()).find((each) => each.id === id),
    async put({ id, words, ...rest }) {
      const values = { ...rest, words: JSON.stringify(words) };
      await run((database) =>
        database
          .insert(projects)
          .values({ id, ...values })
          .onConflictDoUpdate({ target: projects.id, set: values }),
      );
      looked = undefined;
    },
    close: (id, closedAt) => change(id, { closedAt }),
    setScholar: (id, zakatScholar) => change(id, { zakatScholar }),
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
