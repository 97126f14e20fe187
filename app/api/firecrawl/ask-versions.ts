import type { ApiVersion } from "#domain/extraction/wire/requests.ts";
import { apiVersions, speaksVersion, versionRequest } from "#domain/extraction/wire/versions.ts";
import { send } from "./send.ts";

/** The versions that a server speaks, the preferred one first; undefined when it gave no usable answer. */
export async function askVersions(base: string, key: string): Promise<readonly ApiVersion[] | undefined> {
  const answers = await Promise.all(
    apiVersions.map(async (version) => {
      const { signal } = new AbortController();
      return speaksVersion(await send({ base, version, key }, versionRequest(version), signal));
    }),
  );
  if (answers.includes(undefined)) return undefined;
  const spoken = apiVersions.filter((_, at) => answers[at]);
  return spoken.length === 0 ? undefined : spoken;
}
