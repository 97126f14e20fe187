import type { Acting } from "#server/store/audit-rows.ts";
import type { StoredProject } from "#server/store/project-rows.ts";
import type { Store } from "#server/store/store.ts";

/** What the operator and administrators do to projects; all but `put` resolve to false where there is no such project. */
export function projectActions(store: Pick<Store, "audit" | "projects">, acting: Acting) {
  async function onKnown(id: string, work: () => Promise<unknown>): Promise<boolean> {
    if (!(await store.projects.find(id))) return false;
    await work();
    return true;
  }

  return {
    /** Opens a project, or changes its words and target; true for a new one. */
    async put(project: Omit<StoredProject, "closedAt" | "zakatScholar" | "isExample">): Promise<boolean> {
      const known = await store.projects.find(project.id);
      await store.audit.add({ kind: "project-changed", ...acting, details: { project: project.id } });
      const zakatScholar = known?.zakatScholar ?? null;
      await store.projects.put({ ...project, zakatScholar, isExample: false });
      return known === undefined;
    },
    setClosed: (id: string, isClosed: boolean): Promise<boolean> =>
      onKnown(id, async () => {
        const kind = isClosed ? "project-closed" : "project-opened";
        await store.audit.add({ kind, ...acting, details: { project: id } });
        await store.projects.close(id, isClosed ? new Date() : null);
      }),
    /** Zakat may be given to it as this scholar confirmed; null takes no zakat. */
    setZakatScholar: (id: string, scholar: string | null): Promise<boolean> =>
      onKnown(id, async () => {
        const details = { project: id, zakat: scholar === null ? "no" : "yes" };
        await store.audit.add({ kind: "zakat-scholar-changed", ...acting, details });
        await store.projects.setScholar(id, scholar);
      }),
    /** Writes an update, its texts by language. */
    addUpdate: (id: string, body: Readonly<Record<string, string>>): Promise<boolean> =>
      onKnown(id, async () => {
        await store.audit.add({ kind: "project-update-written", ...acting, details: { project: id } });
        const at = new Date();
        await store.projects.addUpdate(id, { id: at.toISOString(), at, body });
      }),
  };
}
