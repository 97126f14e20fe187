import { eq } from "drizzle-orm";
import type { Access } from "./access.ts";
import { installationSettings } from "./schema.ts";

export type SettingRows = {
  /** The stored value; the first process stores `fresh`, every other gets that. */
  getOrCreate(name: string, fresh: string): Promise<string>;
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
  };
}
