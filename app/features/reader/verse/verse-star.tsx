/** The number of a verse inside the eight-pointed star. */
export function VerseStar({ number }: { readonly number: string }) {
  return (
    <svg
      viewBox="0 0 36 36"
      aria-hidden="true"
      className="size-9"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
    >
      <path d="M18 1l5 5h7v7l5 5-5 5v7h-7l-5 5-5-5H6v-7l-5-5 5-5V6h7z" opacity="0.6" />
      <text
        x="18"
        y="19"
        textAnchor="middle"
        dominantBaseline="middle"
        fill="currentColor"
        stroke="none"
        fontSize="12"
        fontWeight="600"
      >
        {number}
      </text>
    </svg>
  );
}
