type VideoPosterProps = {
  /** Arabic words drawn large; the poster is a picture, its words stand beside it too. */
  readonly words: string;
  /** Turns the star, so that neighbours differ. */
  readonly turn: number;
};

/** A still picture of our own: the eight-fold star behind the words, so that the video's host learns of nobody. */
export function VideoPoster({ words, turn }: VideoPosterProps) {
  const angle = (turn * 15) % 45;
  return (
    <svg
      viewBox="0 0 320 180"
      aria-hidden="true"
      className="night aspect-video w-full bg-ground text-green"
      preserveAspectRatio="xMidYMid slice"
    >
      <g fill="none" stroke="currentColor" opacity="0.35">
        {[150, 118, 88].map((size, ring) => (
          <g key={size} transform={`translate(160 90) rotate(${angle + ring * 11})`}>
            <rect x={-size / 2} y={-size / 2} width={size} height={size} />
            <rect x={-size / 2} y={-size / 2} width={size} height={size} transform="rotate(45)" />
          </g>
        ))}
        <path d="M0 180V130a22 22 0 0 1 44 0v50M276 180V130a22 22 0 0 1 44 0v50" className="text-gold" />
      </g>
      <text
        x="160"
        y="98"
        textAnchor="middle"
        fill="currentColor"
        lang="ar"
        direction="rtl"
        className="font-naskh text-gold"
        fontSize={words.length > 34 ? 13 : words.length > 22 ? 17 : 24}
      >
        {words}
      </text>
    </svg>
  );
}
