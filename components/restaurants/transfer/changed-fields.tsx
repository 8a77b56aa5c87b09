type ChangedField = { label: string; before: string; after: string };

/** Lists the fields that an import changes. */
export function ChangedFields({ fields }: { fields: readonly ChangedField[] }) {
  return (
    <ul className="grid text-ink-soft text-xs">
      {fields.map(({ label, before, after }) => (
        <li key={label} className="wrap-anywhere">
          {label}: <del className="decoration-1">{before}</del> <span aria-hidden="true">→</span>{" "}
          <ins className="font-semibold text-ink no-underline">{after}</ins>
        </li>
      ))}
    </ul>
  );
}
