import type { ErrorCode } from "@/lib/http/errors";
import type { Inspection, InspectionStep } from "./inspect";

/** What the worker tells. */
export type WorkerMessage =
  | { kind: "step"; step: InspectionStep }
  | { kind: "done"; inspection: Inspection }
  | { kind: "refused"; code: ErrorCode; message: string };
