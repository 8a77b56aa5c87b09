type Point = readonly [number, number];

const CENTRE = 100;
const round = (value: number) => Math.round(value * 100) / 100;

/** A point of the 200 × 200 plate: `turn` is a share of the whole circle, clockwise from the top. */
function at(radius: number, turn: number): Point {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return [round(CENTRE + radius * Math.cos(angle)), round(CENTRE + radius * Math.sin(angle))];
}

const polygon = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;

const around = (count: number, shape: (turn: number) => string) =>
  Array.from({ length: count }, (_, index) => shape(index / count)).join("");

/** Triangles that stand on the circle `base` and point to the circle `tip`. */
export const triangles = (count: number, base: number, tip: number, shift = 0) =>
  around(count, (turn) => {
    const middle = turn + shift / count;
    return polygon([at(base, middle - 0.5 / count), at(tip, middle), at(base, middle + 0.5 / count)]);
  });

/** Diamonds between two circles; `width` is their share of the way to the next one. */
export const diamonds = (count: number, inner: number, outer: number, width = 0.8, shift = 0) =>
  around(count, (turn) => {
    const middle = turn + shift / count;
    const half = width / 2 / count;
    const waist = (inner + outer) / 2;
    return polygon([
      at(inner, middle),
      at(waist, middle + half),
      at(outer, middle),
      at(waist, middle - half),
    ]);
  });

/** Leaf or petal shapes from one circle to another. */
export const petals = (count: number, inner: number, outer: number, width = 0.7, shift = 0) =>
  around(count, (turn) => {
    const middle = turn + shift / count;
    const half = width / 2 / count;
    const waist = (inner + outer) / 2;
    const [from, right, to, left] = [
      at(inner, middle),
      at(waist, middle + half),
      at(outer, middle),
      at(waist, middle - half),
    ];
    return `M${from.join(" ")}Q${right.join(" ")} ${to.join(" ")}Q${left.join(" ")} ${from.join(" ")}Z`;
  });

/** Dots on a circle. */
export const dots = (count: number, radius: number, size: number, shift = 0) =>
  around(count, (turn) => {
    const [x, y] = at(radius, turn + shift / count);
    return `M${round(x - size)} ${y}a${size} ${size} 0 1 0 ${size * 2} 0a${size} ${size} 0 1 0 ${-size * 2} 0Z`;
  });

/** A scalloped line: `count` arcs on a circle. */
export const scallops = (count: number, radius: number) => {
  const [x, y] = at(radius, 0);
  const size = round((Math.PI * radius) / count);
  const arcs = Array.from({ length: count }, (_, index) => {
    const [toX, toY] = at(radius, (index + 1) / count);
    return `A${size} ${size} 0 0 1 ${toX} ${toY}`;
  });
  return `M${x} ${y}${arcs.join("")}Z`;
};
