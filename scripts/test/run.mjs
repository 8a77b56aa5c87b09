import { spawn } from "node:child_process";

/**
 * Runs a Node.js script. The output of a script that runs beside others is printed after its end.
 * @returns {Promise<boolean>} true if it succeeded
 */
export function runScript(title, args, { environment = {}, beside = false } = {}) {
  if (!beside) console.log(`\n• ${title}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ["ignore", beside ? "pipe" : "inherit", beside ? "pipe" : "inherit"],
      env: { ...process.env, ...environment },
    });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => output.push(chunk));
    child.once("close", (code) => {
      if (beside) process.stdout.write(`\n• ${title}\n${Buffer.concat(output)}`);
      resolve(code === 0);
    });
  });
}
