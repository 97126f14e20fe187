import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { loadTopicGuide, type TopicGuide } from "#content/prayer-guide/index.ts";
import type { Topic } from "#domain/prayer-guide/topics.ts";
import { TopicGuideView } from "./topic-guide.tsx";

type TopicPartProps = {
  readonly topic: Topic;
  /** The guide that the page was loaded with, if it is this one. */
  readonly initial: TopicGuide | undefined;
};

/** A guide that is loaded when its tab is opened, with a retry button on failure. */
export function TopicPart({ topic, initial }: TopicPartProps) {
  const text = useMessages("praying");
  const shell = useMessages("shell");
  const language = useLanguage();
  const { value, hasFailed, retry } = useAsync(
    `${language} ${topic}`,
    () => loadTopicGuide(topic, language),
    initial,
  );
  if (value) return <TopicGuideView guide={value} />;
  if (!hasFailed)
    return (
      <p role="status" className="min-h-80 text-ink-soft">
        {text("loading")}
      </p>
    );
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="font-semibold">{shell("loadFailedTitle")}</p>
      <p>{shell("loadFailedText")}</p>
      <Button onClick={retry}>{shell("retry")}</Button>
    </div>
  );
}
