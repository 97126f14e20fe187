type VideoPosterProps = {
  /** Arabic title drawn large; it is repeated as text beside the poster. */
  readonly words: string;
  /** Rotates the star, so that neighbouring posters differ. */
  readonly turn: number;
};

/** Our own poster, the title before an eight-pointed star: nothing is requested from the video host before a click. */
export function VideoPoster({ words, turn }: VideoPosterProps) {
  const angle = (turn * 15) % 45;
  const lines = words.length > 26 ? words.split(/ - | \(/).map((line) => line.replace(")", "")) : [words];
  const longest = Math.max(...lines.map((line) => line.length));
  const size = longest > 30 ? 15 : longest > 20 ? 18 : 24;
  return (
    <svg
      viewBox="0 0 320 180"
      aria-hidden="true"
      className="night aspect-video w-full bg-ground text-green"
      preserveAspectRatio="xMidYMid slice"
    >
      <g fill="none" stroke="currentColor" opacity="0.35">
        {[172, 140, 108].map((side, ring) => (
          <g key={side} transform={`translate(160 90) rotate(${angle + ring * 11})`}>
            <rect x={-side / 2} y={-side / 2} width={side} height={side} />
            <rect x={-side / 2} y={-side / 2} width={side} height={side} transform="rotate(45)" />
          </g>
        ))}
      </g>
      <rect x="16" y="56" width="288" height="68" rx="10" fill="var(--ground)" stroke="var(--gold)" />
      {lines.map((line, at) => (
        <text
          key={line}
          x="160"
          y={92 + size / 3 + (at - (lines.length - 1) / 2) * 26}
          textAnchor="middle"
          lang="ar"
          direction="rtl"
          fill="var(--gold)"
          className="font-naskh"
          fontSize={size}
        >
          {line}
        </text>
      ))}
    </svg>
  );
}
