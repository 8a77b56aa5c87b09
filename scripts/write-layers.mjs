import { writeFileSync } from "node:fs";
import path from "node:path";

process.chdir(path.dirname(import.meta.dirname));
const { generated } = await import("./layers/generate.mjs");
for (const [file, text] of Object.entries(generated())) writeFileSync(file, text);
