/** The number of a verse inside the eight-fold star. */
export function VerseStar({ number }: { readonly number: string }) {
  return (
    <svg
      viewBox="0 0 44 44"
      aria-hidden="true"
      className="size-11"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
    >
      <path d="M9 9h26v26H9z" opacity="0.5" />
      <path d="M22 3.6 40.4 22 22 40.4 3.6 22z" opacity="0.5" />
      <text
        x="22"
        y="23"
        textAnchor="middle"
        dominantBaseline="middle"
        fill="currentColor"
        stroke="none"
        fontSize="13"
      >
        {number}
      </text>
    </svg>
  );
}
