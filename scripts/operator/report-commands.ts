import { reportAnswer } from "#contract/admin.ts";
import type { Store } from "#server/store/store.ts";

export const reportUsage = `  reports [closed]         mistakes that visitors reported in texts: the open ones, or the closed ones
  close-report ID [ANSWER]
                           close a report, with what you found; its email address is deleted`;

/** The commands on reported mistakes. */
export const reportCommands: Readonly<
  Record<string, (open: () => Promise<Store>, options: readonly string[]) => Promise<void>>
> = {
  reports: async (open, [which]) => {
    if (which !== undefined && which !== "closed") throw new Error(reportUsage);
    const store = await open();
    try {
      for (const report of await store.reports.list(which ?? "open"))
        console.log(
          [
            report.id,
            report.createdAt.toISOString().slice(0, 10),
            report.about,
            report.kind,
            report.language,
            report.email ?? "",
            oneLine(report.words),
            ...(report.answer === null ? [] : [oneLine(report.answer)]),
          ].join("\t"),
        );
    } finally {
      await store.close();
    }
  },

  "close-report": async (open, [id = "", ...answer]) => {
    const words = answer.join(" ").trim();
    const found = words === "" ? null : reportAnswer.safeParse(words);
    if (found?.success === false) throw new Error("the answer holds nothing visible, or hidden characters");
    const store = await open();
    try {
      if (!(await store.reports.close(id, found?.data ?? null, new Date())))
        throw new Error(`there is no open report "${id}"`);
      await store.audit.add({ kind: "report-closed", actor: "operator", details: { report: id } });
      console.log(`${id} is closed`);
    } finally {
      await store.close();
    }
  },
};

/** Each report is one line of the list. */
function oneLine(words: string): string {
  return words.replace(/\s+/g, " ");
}
