import "server-only";
import { LRUCache } from "lru-cache";
import { recordChange } from "@/lib/audit/record.server";
import { db } from "@/lib/platform/db/client";
import { addressKey } from "@/lib/platform/http/address-key";
import { AppError } from "@/lib/platform/http/errors";
import { remember } from "@/lib/platform/runtime/remember";
import type { PolicyReport } from "./answers";
import { readReport } from "./read-report";

/** The maximum number of different reports; the one with the oldest latest report is evicted. */
const MAX_REPORTS = 100;
/** The maximum number of bodies of an address per minute, and of counted addresses. */
const MAX_PER_MINUTE = 30;
const MAX_ADDRESSES = 1000;

const kept = remember("policy reports", () => ({
  reports: new LRUCache<string, PolicyReport>({ max: MAX_REPORTS }),
  senders: new LRUCache<string, { count: number }>({ max: MAX_ADDRESSES, ttl: 60_000 }),
}));

/** Counts a body of an address. @throws AppError `too-many-tries` */
export function takeReportAttempt(address: string) {
  const key = addressKey(address);
  const sender = kept.senders.get(key) ?? { count: 0 };
  sender.count += 1;
  if (sender.count === 1) kept.senders.set(key, sender);
  if (sender.count > MAX_PER_MINUTE) {
    throw new AppError("too-many-tries", "Too many reports came from here.", { retryAfter: 60 });
  }
}

/** Counts a browser's report in memory; nothing is logged or stored. */
export function recordPolicyReport(body: unknown, now = Date.now()) {
  const report = readReport(body);
  if (!report) return;
  const key = `${report.directive} ${report.source}`;
  const count = (kept.reports.get(key)?.count ?? 0) + 1;
  kept.reports.set(key, { ...report, count, lastAt: now });
}

/** Lists the reports to this process since its start, latest first. */
export const listPolicyReports = (): PolicyReport[] => [...kept.reports.values()];

/** Records in the audit log that the reports are cleared, and clears them. */
export async function clearPolicyReports() {
  const count = kept.reports.size;
  await recordChange(db, { action: "settings:clear-reports", before: { count }, after: { count: 0 } });
  kept.reports.clear();
}
