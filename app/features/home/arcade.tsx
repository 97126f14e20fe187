const arches = [0, 1, 2, 3, 4];

/** Five arches of a mosque's arcade with a lamp in the middle one: ours, drawn in line. */
export function Arcade() {
  return (
    <svg
      viewBox="0 0 600 160"
      aria-hidden="true"
      className="mx-auto w-full max-w-2xl text-green"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      {arches.map((arch) => (
        <g key={arch} transform={`translate(${20 + arch * 112} 0)`}>
          <path d="M6 160V84C6 44 30 18 56 6c26 12 50 38 50 78v76" />
          <path d="M18 160V88c0-32 18-52 38-62 20 10 38 30 38 62v72" opacity="0.55" />
          <path d="M0 160V92m112 68V92" opacity="0.35" />
        </g>
      ))}
      <g className="text-gold" stroke="currentColor">
        <path d="M300 26v34" />
        <path d="M288 68h24v24h-24z" />
        <path d="M300 63l17 17-17 17-17-17z" />
      </g>
      <path d="M0 159h600" opacity="0.5" />
    </svg>
  );
}
