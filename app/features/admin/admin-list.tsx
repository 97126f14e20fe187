import type { ReactNode } from "react";
import type { ApiFailure, ApiResult } from "#app/api/call-api.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { Failure } from "./admin-request.tsx";

/** The failure of a call as an error that can be thrown. */
class CallFailed extends Error {
  readonly reason: ApiFailure;
  constructor(reason: ApiFailure) {
    super(reason.code);
    this.reason = reason;
  }
}

type LoadedProps<Answer> = {
  /** Names what is loaded; another name loads again. */
  readonly name: string;
  readonly load: () => Promise<ApiResult<Answer>>;
  /** Draws what was loaded; `reload` renews it. */
  readonly children: (answer: Answer, reload: () => void) => ReactNode;
};

/** What is loaded from the server, with a loading state and a failure that can be retried. */
export function Loaded<Answer>({ name, load, children }: LoadedProps<Answer>) {
  const text = useMessages("admin");
  const language = useLanguage();
  const { value, latest, hasFailed, error, retry } = useAsync(`${language} ${name}`, async () => {
    const result = await load();
    if (result.isDone) return result.answer;
    throw new CallFailed(result);
  });
  if (hasFailed)
    return (
      <Failure reason={error instanceof CallFailed ? error.reason : { code: "failed" }}>
        <Button onClick={retry}>{text("retry")}</Button>
      </Failure>
    );
  const shown = value ?? latest;
  if (shown === undefined)
    return (
      <div className="grid gap-3">
        <p role="status">{text("loading")}</p>
        <div aria-hidden="true" className="panel h-24 motion-safe:animate-pulse" />
      </div>
    );
  return <div aria-busy={value === undefined}>{children(shown, retry)}</div>;
}

type PagerProps = {
  readonly page: number;
  readonly hasMore: boolean;
  readonly onPage: (page: number) => void;
};

/** The buttons between the pages of a list; nothing where there is only one. */
export function Pager({ page, hasMore, onPage }: PagerProps) {
  const text = useMessages("admin");
  const language = useLanguage();
  if (page === 1 && !hasMore) return null;
  return (
    <nav
      aria-label={text("pageNumber", { page: formatNumber(page, language) })}
      className="mt-4 flex flex-wrap items-center gap-3"
    >
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        {text("previous")}
      </Button>
      <span role="status" className="text-ink-soft text-sm">
        {text("pageNumber", { page: formatNumber(page, language) })}
      </span>
      <Button disabled={!hasMore} onClick={() => onPage(page + 1)}>
        {text("next")}
      </Button>
    </nav>
  );
}
