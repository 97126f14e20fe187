import type { AvatarChoices } from "./avatar-choices.ts";
import { AvatarScene } from "./avatar-scene.tsx";
import { AvatarStar } from "./avatar-star.tsx";

type AvatarPictureProps = Pick<AvatarChoices, "theme" | "background"> & { readonly isActive: boolean };

/** The companion's place: a star of light in its scene, no figure. */
export function AvatarPicture({ theme, background, isActive }: AvatarPictureProps) {
  const frame = theme === "traditional" ? "rounded-t-[8rem] rounded-b-panel border-gold" : "rounded-panel";
  return (
    <div
      className={`relative flex aspect-[5/3] items-center justify-center overflow-hidden border border-line bg-ground ${frame}`}
    >
      <AvatarScene theme={theme} background={background} />
      <AvatarStar theme={theme} isActive={isActive} />
    </div>
  );
}
