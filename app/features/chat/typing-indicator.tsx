import { useMessages } from "#app/i18n/messages.tsx";

/** Three dots while an answer is looked for. */
export function TypingIndicator() {
  const text = useMessages("chat");
  return (
    <p className="inline-flex items-center gap-1.5 rounded-panel bg-raised px-4 py-3">
      <span className="sr-only">{text("answering")}</span>
      {[0, 1, 2].map((dot) => (
        <span
          key={dot}
          aria-hidden="true"
          style={{ animationDelay: `${dot * 150}ms` }}
          className="size-2 rounded-round bg-green motion-safe:animate-pulse"
        />
      ))}
    </p>
  );
}
