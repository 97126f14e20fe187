/** An arch of the arcade with the eight-fold star in it. */
export function Logo() {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className="size-8 text-green"
      fill="none"
      stroke="currentColor"
    >
      <path d="M4 29V15C4 8.4 9.4 3 16 3s12 5.4 12 12v14" strokeWidth="2" strokeLinecap="round" />
      <path d="M9 29V16a7 7 0 0 1 14 0v13" strokeWidth="1.25" strokeLinecap="round" opacity="0.7" />
      <g className="text-gold" stroke="currentColor" strokeWidth="1.25" strokeLinejoin="round">
        <path d="M12.5 12.5h7v7h-7z" />
        <path d="M16 11.05 20.95 16 16 20.95 11.05 16z" />
      </g>
    </svg>
  );
}
