import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The unit of the times in /proc: ticks a second. */
const ticks = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/** Returns a process's CPU time in seconds, which other load distorts less than wall time. */
export function processorTime(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticks;
}
