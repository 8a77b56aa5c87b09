import { diamonds, dots, petals, scallops } from "./ring";

type Stroke = { d: string; fill: string };

const cobalt = "var(--art-cobalt)";
const lemon = "var(--art-lemon)";
const leaf = "var(--art-leaf)";
const sky = "var(--art-sky)";
const tomato = "var(--art-tomato)";

/** How the painter's brush goes around the rim. */
const rims: readonly Stroke[][] = [
  [
    { d: petals(14, 66, 92, 0.95), fill: cobalt },
    { d: dots(14, 80, 3.4, 0.5), fill: lemon },
  ],
  [
    { d: petals(10, 68, 91, 0.8), fill: lemon },
    { d: petals(20, 70, 86, 0.42, 0.25) + petals(20, 70, 86, 0.42, 0.75), fill: leaf },
  ],
  [
    { d: diamonds(18, 68, 92, 0.9), fill: sky },
    { d: dots(18, 80, 2.6), fill: cobalt },
    { d: dots(18, 88, 1.8, 0.5), fill: cobalt },
  ],
  [
    { d: petals(24, 70, 91, 0.7), fill: leaf },
    { d: dots(12, 80, 4.4, 0.25), fill: tomato },
  ],
  [
    { d: petals(8, 66, 92, 0.5), fill: cobalt },
    { d: petals(8, 70, 90, 0.5, 0.5), fill: sky },
    { d: dots(16, 80, 3, 0.5), fill: lemon },
  ],
];

/** A plate of painted majolica, seen from above, as big as its box. `index` chooses among the painter's rims. */
export function MajolicaPlate({ index }: { index: number }) {
  const rim = rims[index % rims.length] ?? [];
  return (
    <svg aria-hidden="true" viewBox="0 0 200 200" className="size-full">
      <path d={scallops(28, 95)} fill={cobalt} />
      <circle cx="100" cy="100" r="95" fill="var(--art-glaze)" />
      {rim.map(({ d, fill }) => (
        <path key={d.slice(0, 40)} d={d} fill={fill} />
      ))}
      <g fill="none" stroke={cobalt}>
        <circle cx="100" cy="100" r="64" strokeWidth="2.2" />
        <circle cx="100" cy="100" r="60" strokeWidth="0.8" />
      </g>
      <circle cx="100" cy="100" r="57" fill="var(--art-glaze-deep)" />
      <circle cx="100" cy="101.5" r="54.5" fill="var(--art-glaze)" />
    </svg>
  );
}
