import type { InspectedTag } from "@/lib/seo/answers";
import { TagValue } from "./tag-value";
import { VerdictMark } from "./verdict-mark";

const heading = "px-3 py-2.5 text-left font-semibold text-ink-soft text-xs";

/** Lists tags in rows; a tag equal to the stored one is written once. */
export function InspectionTable({ rows }: { rows: readonly InspectedTag[] }) {
  return (
    <div className="overflow-hidden rounded-inner border border-line">
      <table className="w-full table-fixed border-collapse text-sm">
        <caption className="sr-only">Each tag as it is stored and as it was found</caption>
        <thead className="border-line border-b bg-sunken">
          <tr>
            <th scope="col" className={`${heading} w-48`}>
              Tag
            </th>
            <th scope="col" className={heading}>
              Stored
            </th>
            <th scope="col" className={heading}>
              Found
            </th>
            <th scope="col" className={`${heading} w-40`}>
              Result
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ tag, expected, found, verdict, note }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change, and a tag may have several
            <tr key={index} className="align-top">
              <th
                scope="row"
                className="wrap-anywhere px-3 py-2.5 text-left font-medium font-mono text-xs leading-5.5"
              >
                {tag}
              </th>
              {verdict === "same" ? (
                <td colSpan={2} className="px-3 py-2.5">
                  <TagValue value={found} of={tag} />
                </td>
              ) : (
                <>
                  <td className="px-3 py-2.5">
                    <TagValue value={expected} of={`${tag} as stored`} />
                  </td>
                  <td className="px-3 py-2.5">
                    <TagValue value={found} of={`${tag} as found`} />
                    {note && <p className="mt-0.5 text-brass-ink text-xs">{note}</p>}
                  </td>
                </>
              )}
              <td className="px-3 py-2.5">
                <VerdictMark verdict={verdict} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
