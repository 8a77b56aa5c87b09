type HatchProps = { id: string };

/** The striped fill of sample figures, distinct from a solid fill in grey as well. */
export function Hatch({ id }: HatchProps) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line y2="6" className="stroke-ink-soft" strokeWidth="3" />
      </pattern>
    </defs>
  );
}
