import { useId } from "react";
import { dots, petals } from "../plates/ring";

const flower = petals(8, 12, 60, 0.9);
const sprigs = petals(8, 26, 78, 0.42, 0.5);
const beads = dots(8, 70, 4) + dots(8, 88, 3, 0.5);

/** A wall of tiles as they are painted in Vietri; fills its box. */
export function PaintedTiles({ className, size = 88 }: { className?: string; size?: number }) {
  const id = useId();
  const scale = size / 200;
  return (
    <svg aria-hidden="true" className={className}>
      <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
        <g transform={`scale(${scale})`}>
          <rect width="200" height="200" fill="var(--tile)" />
          <g fill="none" stroke="var(--art-cobalt)" strokeWidth="9">
            <circle r="46" />
            <circle cx="200" r="46" />
            <circle cy="200" r="46" />
            <circle cx="200" cy="200" r="46" />
          </g>
          <g fill="var(--art-lemon)">
            <circle r="24" />
            <circle cx="200" r="24" />
            <circle cy="200" r="24" />
            <circle cx="200" cy="200" r="24" />
          </g>
          <path d={sprigs} fill="var(--art-leaf)" />
          <path d={flower} fill="var(--art-cobalt)" />
          <path d={beads} fill="var(--art-sky)" />
          <circle cx="100" cy="100" r="15" fill="var(--art-lemon)" />
          <path d="M0 1h200M1 0v200" stroke="var(--tile-line)" strokeWidth="4" />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
