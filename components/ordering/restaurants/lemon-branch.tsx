const leaf = "M0 0C10-20 40-26 62-12C44 8 16 12 0 0Z";
const lemon =
  "M-44 2C-44-22-20-34 4-32C18-31 30-26 36-16C44-14 50-8 50 0S44 14 36 16C28 30 8 36-8 34C-30 32-44 20-44 2Z";

/** Two lemons on their branch. */
export function LemonBranch({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 170" className={className}>
      <path
        d="M8 30C60 26 104 40 140 74"
        fill="none"
        stroke="var(--art-leaf)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g fill="var(--art-leaf)">
        <path d={leaf} transform="translate(60 30) rotate(-48)" />
        <path d={leaf} transform="translate(96 42) rotate(-8)" />
        <path d={leaf} transform="translate(54 30) rotate(62) scale(0.9)" />
        <path d={leaf} transform="translate(22 28) rotate(22) scale(0.8)" />
      </g>
      <g
        fill="var(--art-lemon)"
        stroke="color-mix(in oklab, var(--art-lemon), #7a4b00 32%)"
        strokeWidth="2.5"
      >
        <path d={lemon} transform="translate(172 98) rotate(28) scale(1.06)" />
        <path d={lemon} transform="translate(108 112) rotate(74) scale(0.92)" />
      </g>
      <g fill="none" stroke="#fff" strokeLinecap="round" strokeWidth="5" opacity="0.65">
        <path d="M150 78c8-6 18-8 28-4" />
        <path d="M90 98c2-8 8-14 14-16" />
      </g>
    </svg>
  );
}
