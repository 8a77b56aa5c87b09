import { useId } from "react";

/** A strip of bogolanfini, the painted cloth of Mali, as wide as its box. */
export function MudCloth({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" height="28" className={className}>
      <pattern id={id} width="168" height="28" patternUnits="userSpaceOnUse">
        <rect width="168" height="28" fill="var(--art-cloth)" />
        <g fill="none" stroke="var(--art-thread)" strokeWidth="2">
          <path d="M4 21 12 7l8 14 8-14 8 14 8-14" />
          <path d="M56 6v16M64 6v16M72 6v16" />
          <path d="m84 14 12-9 12 9-12 9Z" />
          <path d="m120 7 14 14m0-14-14 14M142 7l14 14m0-14-14 14" />
        </g>
        <circle cx="96" cy="14" r="2.6" fill="var(--art-marigold)" />
        <g fill="var(--art-thread)">
          <circle cx="12" cy="20" r="1.6" />
          <circle cx="28" cy="20" r="1.6" />
          <circle cx="164" cy="14" r="2" />
          <circle cx="114" cy="14" r="1.6" />
          <circle cx="78" cy="14" r="1.6" />
          <circle cx="50" cy="14" r="1.6" />
        </g>
      </pattern>
      <rect width="100%" height="28" fill={`url(#${id})`} />
    </svg>
  );
}
