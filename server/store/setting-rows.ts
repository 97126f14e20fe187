import { eq } from "drizzle-orm";
import type { Access } from "./access.ts";
import { installationSettings } from "./schema.ts";

export type SettingRows = {
  /** The kept value; the first process to ask writes `fresh`, everybody else gets what it wrote. */
  keepOnce(name: string, fresh: string): Promise<string>;
};

/** What the house must remember between starts and share between processes. */
export function settingRows({ run }: Access): SettingRows {
  return {
    async keepOnce(name, fresh) {
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
