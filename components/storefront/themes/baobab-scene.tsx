import { drawing } from "./drawings";

const tree = drawing("sunset", "tree");

/** A sunset behind a baobab, at the bottom of its box; the sky is transparent. */
export function BaobabScene({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 1200 420" preserveAspectRatio="xMaxYMax slice" className={className}>
      <g fill="var(--sun)">
        <circle cx="985" cy="285" r="210" opacity="0.1" />
        <circle cx="985" cy="285" r="168" opacity="0.16" />
        <circle cx="985" cy="285" r="128" />
      </g>
      <path d="M0 372C160 340 320 352 520 366S860 340 1200 362V420H0Z" fill="var(--hill)" />
      <g color="var(--hill)">
        <use href={tree} transform="translate(612 366) scale(0.3)" />
        <use href={tree} transform="translate(742 360) scale(0.2)" />
      </g>
      <g color="var(--tree)">
        <use href={tree} transform="translate(1012 400) scale(1.12)" />
      </g>
      <path d="M0 402C220 384 520 408 760 400S1080 392 1200 398V420H0Z" fill="var(--tree)" />
    </svg>
  );
}
