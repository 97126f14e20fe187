import { type Ref, useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Toggle } from "#app/ui/toggle.tsx";
import { creditsOfDataPage, creditsOfPage } from "#domain/extraction/crawl-sites.ts";
import {
  mostAddresses,
  type OtherJobKind,
  otherJobKinds,
  readAddresses,
  usualAgentCredits,
} from "#domain/extraction/job-input.ts";
import { type ApiVersion, capabilities } from "#domain/extraction/wire/requests.ts";
import { TextArea } from "../text-area.tsx";
import type { JobOrder } from "./job-runner.ts";
import { readOrder } from "./read-order.ts";

type JobFormProps = {
  /** The versions that the service speaks. */
  readonly versions: readonly ApiVersion[];
  readonly isRunning: boolean;
  /** The button that starts the job. */
  readonly startRef: Ref<HTMLButtonElement>;
  readonly onOrder: (order: JobOrder) => void;
};

/** The jobs of a service: version 1 alone has deep research and LLMs.txt. */
function offeredJobs(versions: readonly ApiVersion[]): readonly OtherJobKind[] {
  const isOffered = {
    research: versions.some((version) => capabilities[version].deepResearch),
    "llms-text": versions.some((version) => capabilities[version].llmsText),
    batch: true,
    extract: true,
    agent: versions.includes("v2"),
  } as const satisfies Record<OtherJobKind, boolean>;
  return otherJobKinds.filter((kind) => isOffered[kind]);
}

/** The form of a job, with the reason below it when it cannot be sent. */
export function JobForm({ versions, isRunning, startRef, onOrder }: JobFormProps) {
  const text = useMessages("extractor");
  const language = useLanguage();
  const [chosen, setKind] = useState<OtherJobKind>("batch");
  const [addresses, setAddresses] = useState("");
  const [words, setWords] = useState("");
  const [schema, setSchema] = useState("");
  const [credits, setCredits] = useState(String(usualAgentCredits));
  const [skipsWrong, setSkipsWrong] = useState(true);
  const [problem, setProblem] = useState<string>();
  const most = formatNumber(mostAddresses, language);
  const pages = Math.min(readAddresses(addresses, URL.canParse).addresses.length, mostAddresses);
  const offered = offeredJobs(versions);
  const kind = offered.includes(chosen) ? chosen : "batch";

  const count = pages * (kind === "batch" ? creditsOfPage : creditsOfDataPage);
  const hasAddresses = kind === "batch" || kind === "extract" || kind === "agent";
  const hasQuestion = kind === "research" || kind === "extract" || kind === "agent";
  const hasCost = kind === "batch" || (kind === "extract" && versions.includes("v2"));

  const send = () => {
    const order = readOrder({ kind, addresses, words, schema, credits, skipsWrong });
    if (!("problem" in order)) {
      setProblem(undefined);
      return onOrder(order);
    }
    setProblem(text(order.problem, { most, list: "list" in order ? order.list : "" }));
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <SelectField
        label={text("job")}
        name="job-kind"
        value={kind}
        onChange={(value) => {
          setKind(offered.find((one) => one === value) ?? "batch");
          setProblem(undefined);
        }}
        options={offered.map((value) => ({ value, label: text(`job.${value}`) }))}
      />
      <p className="max-w-[65ch] text-ink-soft text-sm">{text(`jobText.${kind}`, { most })}</p>
      {kind === "llms-text" && (
        <TextField
          label={text("jobSite")}
          name="job-site"
          dir="ltr"
          inputMode="url"
          value={addresses}
          onChange={(event) => setAddresses(event.target.value)}
        />
      )}
      {hasAddresses && (
        <TextArea
          label={text(kind === "agent" ? "agentAddresses" : "jobAddresses")}
          name="job-addresses"
          dir="ltr"
          value={addresses}
          onChange={(event) => setAddresses(event.target.value)}
        />
      )}
      {hasQuestion && (
        <TextArea
          label={text("jobQuestion")}
          name="job-question"
          dir="auto"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      {(kind === "extract" || kind === "agent") && (
        <TextArea
          label={text("jobSchema")}
          hint={text("jobSchemaHint")}
          name="job-schema"
          dir="ltr"
          spellCheck={false}
          value={schema}
          onChange={(event) => setSchema(event.target.value)}
        />
      )}
      {kind === "agent" && (
        <TextField
          label={text("agentCredits")}
          hint={text("agentCreditsHint")}
          name="job-credits"
          dir="ltr"
          inputMode="numeric"
          value={credits}
          onChange={(event) => setCredits(event.target.value)}
        />
      )}
      {hasAddresses && <Toggle label={text("jobSkipWrong")} isOn={skipsWrong} onChange={setSkipsWrong} />}
      {hasCost && count > 0 && (
        <p className="text-sm">{text("jobCost", { count, shown: formatNumber(count, language) })}</p>
      )}
      {problem && (
        <p role="alert" className="text-harm text-sm">
          {problem}
        </p>
      )}
      <Button ref={startRef} look="primary" type="submit" disabled={isRunning} className="justify-self-start">
        {text("jobStart")}
      </Button>
    </form>
  );
}
