import * as z from "zod";
import { defineCalls } from "@/lib/platform/http/call";
import { systemState } from "./answers";
import { jobList, jobParams } from "./job-answers";

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
  "GET /system/jobs": {
    summary: "List the work in the background: how much of each kind, and what is not done",
    permission: "system:read",
    answer: jobList,
  },
  "POST /system/jobs/{id}/retry": {
    summary: "Run a job now that failed or waits",
    permission: "system:write",
    params: jobParams,
    answer: jobList,
    errors: ["not-found", "conflict"],
    audit: ["system:retry-job"],
  },
  "DELETE /system/jobs/{id}": {
    summary: "Remove a job that failed or waits",
    permission: "system:write",
    params: jobParams,
    answer: jobList,
    errors: ["not-found"],
    audit: ["system:drop-job"],
  },
});
