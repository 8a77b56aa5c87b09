import type { RecentWarning } from "@/lib/recent-warnings";

/** A process that serves this database. */
export type ListedInstance = {
  id: string;
  version: string;
  host: string;
  /** ISO 8601. */
  startedAt: string;
  seenAt: string;
  /** It has not been heard of for minutes: it was ended by force, or can't reach the database. */
  isSilent: boolean;
  /** It gave this answer. */
  isPresent: boolean;
};

/** Slow statements of one kind; times in milliseconds. */
export type SlowStatement = {
  text: string;
  count: number;
  average: number;
  slowest: number;
  latestAt: string;
};

/** A folder that the instance writes to; sizes of its disk in bytes, or why it can't be used. */
export type SystemFolder = {
  about: string;
  folder: string;
  failure: string | null;
  free: number;
  total: number;
  isFull: boolean;
};

/** What an owner reads of how the system is. Times in ISO 8601, sizes in bytes. */
export type SystemState = {
  version: string;
  /** The commit that is checked out; null where there is no repository. */
  commit: string | null;
  node: string;
  startedAt: string;
  memory: number;
  /** What is wrong, and what to do about it. */
  problems: { about: string; found: string; advice: string }[];
  database: {
    kind: "embedded" | "chosen" | "environment";
    place: string;
    version: string;
    bytes: number;
    connections: number;
    mostConnections: number;
    migration: string;
  };
  folders: SystemFolder[];
  backup: { createdAt: string; size: number } | null;
  instances: ListedInstance[];
  /** From how many milliseconds on a statement is slow. */
  slowFrom: number;
  slowStatements: SlowStatement[];
  warnings: RecentWarning[];
};
