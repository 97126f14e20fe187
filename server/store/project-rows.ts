import { asc, desc, eq } from "drizzle-orm";
import type { Access } from "./access.ts";
import { projects, projectUpdates } from "./giving-schema.ts";

/** A project that takes gifts. `words` and `body` are texts by language, always with English. */
export type StoredProject = {
  readonly id: string;
  readonly words: Readonly<Record<string, { readonly title: string; readonly description: string }>>;
  readonly category: string;
  /** In minor units of `currency`. */
  readonly target: number;
  readonly currency: string;
  /** The scholar who approved it for zakat; without one it takes none. */
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
  /** In their order, with closed ones; cached for a quarter of a second, so changes of other processes may be late. */
  list(): Promise<readonly StoredProject[]>;
  find(id: string): Promise<StoredProject | undefined>;
  /** Inserts a project or replaces its texts; whether it is closed does not change. */
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

/** Milliseconds for which the list is cached. Whether a project is closed is checked again with each gift. */
const cacheLifetime = 250;

/** The projects and their updates. */
export function projectRows({ run }: Access): ProjectRows {
  let cached: { readonly at: number; readonly list: Promise<readonly StoredProject[]> } | undefined;

  async function read(): Promise<StoredProject[]> {
    const rows = await run((database) => database.select().from(projects).orderBy(asc(projects.place)));
    return rows.map(projectFrom);
  }

  function list(): Promise<readonly StoredProject[]> {
    const now = performance.now();
    if (cached && now - cached.at < cacheLifetime) return cached.list;
    const next = { at: now, list: read() };
    cached = next;
    next.list.catch(() => {
      if (cached === next) cached = undefined;
    });
    return next.list;
  }

  async function change(id: string, set: { closedAt: Date | null } | { zakatScholar: string | null }) {
    const rows = await run((database) =>
      database.update(projects).set(set).where(eq(projects.id, id)).returning({ id: projects.id }),
    );
    cached = undefined;
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
      cached = undefined;
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
