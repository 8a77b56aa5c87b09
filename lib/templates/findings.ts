import type { Finding, Severity } from "./schema";

const MAX_FINDINGS = 200;

const severities: Severity[] = ["error", "warning", "advice"];

/** Arranges a report: without duplicates, the most severe findings first, at most 200 lines. */
export function arrangeFindings(findings: readonly Finding[]): Finding[] {
  const arranged = mergeEqual(findings).sort(compare);
  if (arranged.length <= MAX_FINDINGS) return arranged;
  const rest = arranged.splice(MAX_FINDINGS - 1);
  const counts = severities.flatMap((severity) => {
    const count = rest.filter((one) => one.severity === severity).length;
    return count > 0 ? [`${count} of severity ${severity}`] : [];
  });
  const severity = rest[0]?.severity ?? "advice";
  return [...arranged, { severity, message: `${rest.length} more findings: ${counts.join(", ")}` }];
}

const order = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0);

function compare(one: Finding, other: Finding): number {
  return (
    severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
    order(one.file ?? "", other.file ?? "") ||
    order(one.line ?? 0, other.line ?? 0) ||
    order(one.message, other.message)
  );
}

/** Merges equal findings of a file into the topmost, with their number. */
function mergeEqual(findings: readonly Finding[]): Finding[] {
  const groups = new Map<string, { first: Finding; times: number }>();
  for (const finding of findings) {
    const key = JSON.stringify([finding.severity, finding.file, finding.message]);
    const group = groups.get(key);
    if (!group) groups.set(key, { first: finding, times: 1 });
    else {
      group.times++;
      if ((finding.line ?? 0) < (group.first.line ?? 0)) group.first = finding;
    }
  }
  return Array.from(groups.values(), ({ first, times }) =>
    times > 1 ? { ...first, message: `${first.message} (${times} times)` } : first,
  );
}
