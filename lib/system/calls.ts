import * as z from "zod";
import { defineCalls } from "@/lib/platform/http/call";
import { systemState } from "./answers";

export const systemCalls = defineCalls({
  "GET /health": {
    summary: "Check that the process is running",
    access: "public",
    answer: z.object({ status: z.literal("alive") }),
  },
  "GET /health/ready": {
    summary: "Check that the database can be used",
    access: "public",
    answer: z.object({ status: z.literal("ready"), warnings: z.array(z.string()).optional() }),
  },
  "GET /metrics": {
    summary: "Read the metrics of this process, in the text format of Prometheus",
    access: "public",
    sends: ["text/plain"],
    errors: ["not-found", "too-many-tries", "unauthenticated"],
  },
  "GET /system": {
    summary: "Get the state of the system: versions, database, disks, instances, warnings",
    permission: "system:read",
    answer: systemState,
  },
});
