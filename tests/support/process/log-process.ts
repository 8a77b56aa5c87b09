import { flushLog, log } from "@/lib/platform/log/log";

/** Writes a number of log lines and ends normally, by "crash", or after a message to the parent. */
async function main(ending = "", lines = "0"): Promise<void> {
  for (let line = 0; line < Number(lines); line += 1) {
    log.info({ line, filling: "x".repeat(200) }, "request");
    // If a write blocked, these turns would never come.
    if (line % 100 === 0) await new Promise(setImmediate);
  }
  if (ending === "crash") throw new Error("A fault that nobody expected");
  if (ending === "tell") await new Promise((resolve) => process.send?.("written", resolve));
  await flushLog();
  process.exit(0);
}

void main(...process.argv.slice(2));
