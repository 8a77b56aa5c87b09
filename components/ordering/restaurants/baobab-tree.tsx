const branches = [
  "M-38-158C-60-188-92-196-122-202",
  "M-34-164C-46-200-66-224-90-238",
  "M-6-170C-8-206-18-232-32-254",
  "M8-172C14-206 22-232 36-252",
  "M40-164C56-196 80-216 104-228",
  "M44-158C70-184 102-188 132-194",
];
const twigs = [
  "M-84-194C-100-208-106-216-114-230",
  "M-62-214C-66-232-62-244-60-256",
  "M-14-222C-28-236-44-240-58-250",
  "M20-222C8-240 6-250 4-262",
  "M70-208C74-226 72-240 74-254",
  "M92-190C112-204 118-212 126-222",
];
const crowns = [
  { cx: -128, cy: -207, rx: 34, ry: 13 },
  { cx: -98, cy: -243, rx: 38, ry: 15 },
  { cx: -38, cy: -262, rx: 42, ry: 16 },
  { cx: 38, cy: -261, rx: 44, ry: 16 },
  { cx: 108, cy: -235, rx: 38, ry: 15 },
  { cx: 138, cy: -199, rx: 32, ry: 12 },
];

/** A baobab that stands on the point 0, 0 and is 280 units high, for use inside a drawing. */
export function BaobabTree({ transform }: { transform: string }) {
  return (
    <g transform={transform} fill="currentColor" stroke="currentColor" strokeLinecap="round">
      <path
        stroke="none"
        d="M-58 2C-38-18-38-60-36-98c1-30-4-50-12-66l16-8c10 14 18 12 26-4l16-2c4 18 14 20 26 2l16 10c-8 18-14 38-14 68 0 40 2 80 24 100Z"
      />
      <g fill="none" strokeWidth="9">
        {branches.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g fill="none" strokeWidth="4">
        {twigs.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g stroke="none">
        {crowns.map((crown) => (
          <ellipse key={crown.cx} {...crown} />
        ))}
      </g>
    </g>
  );
}
