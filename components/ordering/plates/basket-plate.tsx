import { diamonds, dots, triangles } from "./ring";

const coils = [92, 86, 80, 74, 68, 62, 56];

const weaves = [
  { first: "var(--art-clay)", second: "var(--art-indigo)", pattern: "rays" },
  { first: "var(--art-indigo)", second: "var(--art-marigold)", pattern: "diamonds" },
  { first: "var(--art-leaf)", second: "var(--art-clay)", pattern: "teeth" },
  { first: "var(--art-marigold)", second: "var(--art-clay)", pattern: "star" },
  { first: "var(--art-clay)", second: "var(--art-leaf)", pattern: "diamonds" },
  { first: "var(--art-indigo)", second: "var(--art-clay)", pattern: "star" },
] as const;

const patterns = {
  rays: { first: triangles(18, 94, 70), second: triangles(18, 52, 68, 0.5) },
  diamonds: { first: diamonds(16, 66, 93), second: dots(16, 60, 2.6, 0.5) + dots(16, 90, 2.6, 0.5) },
  teeth: {
    first: triangles(24, 94, 82) + triangles(24, 68, 80, 0.5),
    second: triangles(24, 54, 66),
  },
  star: { first: triangles(9, 58, 92), second: triangles(9, 94, 66, 0.5) },
};

/** A coiled grass basket, seen from above, as big as its box. `index` chooses among the weavers' patterns. */
export function BasketPlate({ index }: { index: number }) {
  const { first, second, pattern } = weaves[index % weaves.length] ?? weaves[0];
  const shapes = patterns[pattern];
  return (
    <svg aria-hidden="true" viewBox="0 0 200 200" className="size-full">
      <circle cx="100" cy="100" r="98" fill="var(--art-coil)" />
      <circle cx="100" cy="100" r="95" fill="var(--art-straw)" />
      <path d={shapes.first} fill={first} />
      <path d={shapes.second} fill={second} />
      <g fill="none" stroke="var(--art-coil)" strokeWidth="1.1" opacity="0.75">
        {coils.map((radius) => (
          <circle key={radius} cx="100" cy="100" r={radius} strokeDasharray="5 1.6" />
        ))}
      </g>
      <circle cx="100" cy="100" r="52" fill="var(--art-well)" />
      <circle cx="100" cy="100" r="52" fill="none" stroke="var(--art-coil)" strokeWidth="2.5" />
      <circle cx="100" cy="100" r="44" fill="none" stroke="var(--art-coil)" strokeWidth="0.9" opacity="0.6" />
    </svg>
  );
}
