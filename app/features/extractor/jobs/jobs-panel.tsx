import { useEffect, useRef, useState } from "react";
import { needsKey } from "#app/api/firecrawl/base-url.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { useToast } from "#app/ui/toast.ts";
import { eraseText, type StoredText, storedTexts } from "../result-store.ts";
import { serviceNow, storedKey, storedVersion } from "../service-settings.ts";
import { JobForm } from "./job-form.tsx";
import { JobProgress } from "./job-progress.tsx";
import { cancelJob, type JobOrder, startJob, storedJob } from "./job-runner.ts";
import { JobTextCard } from "./job-text-card.tsx";

/** The jobs of the service beside the crawl of a site: ordered, followed, left and read. */
export function JobsPanel({ beside }: { readonly beside: unknown }) {
  const text = useMessages("extractor");
  const showToast = useToast();
  const [version, keepVersion] = useStoredValue(storedVersion);
  const [job] = useStoredValue(storedJob);
  const startRef = useRef<HTMLButtonElement>(null);
  const [texts, setTexts] = useState<readonly StoredText[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew when a job has ended or results were erased
  useEffect(() => {
    storedTexts().then(setTexts);
  }, [job?.status, beside]);

  const order = (wanted: JobOrder) => {
    const service = serviceNow();
    if (service.key === "" && needsKey(service.base))
      return showToast({ variant: "destructive", description: text("setKeyFirst") });
    void startJob(wanted, service);
  };
  const chooseVersion2 = () => {
    keepVersion("v2");
    startRef.current?.focus();
    showToast({ description: text("version2Chosen") });
  };
  return (
    <div className="mt-3 grid min-w-0 gap-4">
      <p className="max-w-[65ch] text-ink-soft text-sm">{text("jobsText")}</p>
      <JobForm version={version} isRunning={job?.status === "running"} startRef={startRef} onOrder={order} />
      {job && (
        <JobProgress
          job={job}
          onCancel={() => cancelJob(storedKey.read())}
          {...(version === "v1" ? { onVersion2: chooseVersion2 } : {})}
        />
      )}
      {texts.map((saved) => (
        <JobTextCard
          key={saved.kind}
          saved={saved}
          onErase={() => eraseText(saved.kind).then(storedTexts).then(setTexts)}
        />
      ))}
    </div>
  );
}
