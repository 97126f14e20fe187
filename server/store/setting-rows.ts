import { and, eq, sql } from "drizzle-orm";
import type { Access } from "./access.ts";
import { installationSettings } from "./schema.ts";

export type SettingRows = {
  /** The stored value; the first process stores `fresh`, every other gets that. */
  getOrCreate(name: string, fresh: string): Promise<string>;
  /**
   * Takes the next turn of a task until `endsAt` (milliseconds since 1970); false when it is not due, or another process
   * has it. A turn that is not ended by then is due again.
   */
  takeTurn(name: string, times: { now: number; endsAt: number }): Promise<boolean>;
  /** Ends the turn that was taken until `endsAt`: the next is due at `nextAt`. */
  endTurn(name: string, times: { endsAt: number; nextAt: number }): Promise<void>;
};

/** Settings that survive restarts and are shared between processes. */
export function settingRows({ run }: Access): SettingRows {
  return {
    async getOrCreate(name, fresh) {
      await run((database) =>
        database.insert(installationSettings).values({ name, value: fresh }).onConflictDoNothing(),
      );
      const [row] = await run((database) =>
        database.select().from(installationSettings).where(eq(installationSettings.name, name)),
      );
      return row?.value ?? fresh;
    },
    async takeTurn(name, { now, endsAt }) {
      const taken = await run((database) =>
        database
          .insert(installationSettings)
          .values({ name, value: String(endsAt) })
          .onConflictDoUpdate({
            target: installationSettings.name,
            set: { value: String(endsAt) },
            setWhere: sql`${installationSettings.value}::bigint <= ${now}::bigint`,
          })
          .returning({ name: installationSettings.name }),
      );
      return taken.length > 0;
    },
    async endTurn(name, { endsAt, nextAt }) {
      const { name: names, value } = installationSettings;
      await run((database) =>
        database
          .update(installationSettings)
          .set({ value: String(nextAt) })
          .where(and(eq(names, name), eq(value, String(endsAt)))),
      );
    },
  };
}
