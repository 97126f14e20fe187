import { useState } from "react";
import { useAsync } from "#app/hydration/use-async.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { useWhenNear } from "#app/ui/use-when-near.ts";

/** The companion on the home page; its panel and messages are fetched when the section comes near the screen. */
export function AvatarSection() {
  const text = useMessages("home");
  const [isNear, setIsNear] = useState(false);
  const section = useWhenNear(() => setIsNear(true));
  // Not a lazy component: if its code does not load, the page remains without the panel.
  const { value: panel } = useAsync(isNear ? "avatar panel" : undefined, () => import("./avatar-panel.tsx"));
  return (
    <section ref={section} aria-labelledby="home-avatar" className="pt-6 md:pt-10">
      <h2 id="home-avatar" className="font-display text-xl md:text-2xl">
        {text("avatar.title")}
      </h2>
      <p className="mt-1 mb-2 max-w-[65ch] md:mb-3 text-pretty text-ink-soft text-sm">
        {text("avatar.intro")}
      </p>
      <div className="min-h-64">
        {panel && (
          <MoreWords area="avatar">
            <panel.AvatarPanel />
          </MoreWords>
        )}
      </div>
    </section>
  );
}
