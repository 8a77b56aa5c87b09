import path from "node:path";
import { knownVulnerabilities } from "./packages/advisories.mjs";
import { refusedLicences } from "./packages/licences.mjs";

process.chdir(path.dirname(import.meta.dirname));

const refused = refusedLicences("node_modules");
for (const one of refused) console.error(`This licence is not on the list: ${one}`);

const known = await knownVulnerabilities();
if (known === null) console.log("npm audit: the registry did not answer.");
for (const one of known ?? []) console.warn(`Warning by npm audit: ${one}`);

console.log(`${refused.length} licences refused, ${known?.length ?? "unknown"} known vulnerabilities`);
process.exitCode = refused.length === 0 ? 0 : 1;
