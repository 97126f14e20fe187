import type { AvatarChoices } from "./avatar-choices.ts";
import { AvatarStar } from "./avatar-star.tsx";

type AvatarPictureProps = Pick<AvatarChoices, "theme" | "background"> & { readonly isActive: boolean };

/** The companion as a star of light in a scene; no figure is drawn. */
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

type AvatarSceneProps = Pick<AvatarChoices, "theme" | "background">;

/** Background and foreground path of each scene, in a viewBox of 400 by 240. */
const scenes: Readonly<Record<AvatarChoices["background"], readonly [string, string]>> = {
  mosque: [
    "M110 150C110 84 160 62 200 34C240 62 290 84 290 150ZM200 34V16M46 240V78L58 58L70 78V240M42 96H74M330 240V78L342 58L354 78V240M326 96H358",
    "M0 240V150H400V240M18 240V196A22 24 0 0 1 62 196V240M90 240V196A22 24 0 0 1 134 196V240M162 240V190C162 168 186 160 200 150C214 160 238 168 238 190V240M266 240V196A22 24 0 0 1 310 196V240M338 240V196A22 24 0 0 1 382 196V240",
  ],
  study: [
    "M40 176V40C40 22 62 14 78 8C94 14 116 22 116 40V176ZM78 8V176M40 58H116M40 98H116M40 138H116M284 30H384M284 86H384M296 30V0M296 86V42H310V86M316 86V36H326V86M332 86V48H346V86M354 86L366 44L376 47L364 86",
    "M0 204H400M152 204L236 166M248 204L164 166M160 168C174 156 190 156 200 166C210 156 226 156 240 168V158C226 146 210 146 200 156C190 146 174 146 160 158ZM300 204V188H356V204M328 188V166M314 166H342L336 146H320Z",
  ],
  nature: [
    "M338 30A26 26 0 1 0 360 72A22 22 0 1 1 338 30ZM60 44L63 51L70 54L63 57L60 64L57 57L50 54L57 51ZM130 26L132 31L137 33L132 35L130 40L128 35L123 33L128 31ZM262 66L264 71L269 73L264 75L262 80L260 75L255 73L260 71Z",
    "M0 176C60 120 110 126 160 166C210 112 290 106 400 172V240H0ZM0 200C80 190 120 208 200 200S320 190 400 200M20 216C90 208 130 222 200 216S310 208 380 216M70 230C120 224 150 234 200 230S290 224 330 230",
  ],
  neutral: [
    "M40 60H360M40 120H360M40 180H360M80 20V220M160 20V220M240 20V220M320 20V220",
    "M80 42 85 55 98 60 85 65 80 78 75 65 62 60 75 55ZM320 42 325 55 338 60 325 65 320 78 315 65 302 60 315 55ZM80 162 85 175 98 180 85 185 80 198 75 185 62 180 75 175ZM320 162 325 175 338 180 325 185 320 198 315 185 302 180 315 175Z",
  ],
};

/** The scene behind the star: outlines in the modern theme, filled and gold in the traditional one. */
function AvatarScene({ theme, background }: AvatarSceneProps) {
  const [backgroundPath, foregroundPath] = scenes[background];
  const isTraditional = theme === "traditional";
  return (
    <svg
      viewBox="0 0 400 240"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      data-scene={background}
      className={`absolute inset-0 size-full stroke-1 ${isTraditional ? "fill-gold/10 stroke-gold/50" : "fill-none stroke-green/40"}`}
    >
      <path d={backgroundPath} />
      <path d={foregroundPath} className={isTraditional ? "fill-green/15" : ""} />
    </svg>
  );
}
