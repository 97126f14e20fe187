import type { firecrawl, JobCall } from "#app/api/firecrawl/firecrawl.ts";
import { type JobText, jobText } from "#domain/extraction/job-text.ts";
import { type DataEndpoint, manyData, oneData } from "#domain/extraction/page-data.ts";
import type { Failure } from "#domain/extraction/wire/failure.ts";
import { isFailure, type Schema } from "#domain/extraction/wire/requests.ts";

/** What data is wanted, and of which pages. */
export type DataOrder = {
  readonly kind: "extract";
  readonly addresses: readonly string[];
  readonly skipsWrong: boolean;
  /** Lines that are no address, which the job goes without. */
  readonly leftOut: readonly string[];
  readonly prompt: string;
  readonly schema?: Schema;
};

/** Draws data out of pages by one of the service's endpoints; a job that a reload cut goes on by the same. */
export async function extractData(
  client: ReturnType<typeof firecrawl>,
  { addresses, skipsWrong, prompt, schema }: DataOrder,
  endpoint: DataEndpoint,
  call: JobCall & { readonly idempotencyKey: string },
): Promise<JobText | Failure> {
  const wanted = { ...(prompt === "" ? {} : { prompt }), ...(schema ? { schema } : {}) };
  if (endpoint === "scrape") return oneData(await client.scrapeData(addresses[0] ?? "", wanted, call.signal));
  if (endpoint === "batch") {
    const end = await client.batchData(addresses, { ...wanted, ignoreInvalidUrls: skipsWrong }, call);
    return isFailure(end) ? end : manyData(addresses, end.pages);
  }
  const { idempotencyKey } = call;
  const options = prompt === "" ? {} : { prompt };
  const order = { urls: addresses, options, idempotencyKey, ...(schema ? { schema } : {}) };
  const end = await client.extract(order, call);
  return isFailure(end) ? end : jobText("extract", end);
}
