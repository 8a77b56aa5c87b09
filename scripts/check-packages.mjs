import path from "node:path";
import { knownVulnerabilities } from "./packages/advisories.mjs";
import { refusedLicences } from "./packages/licences.mjs";
import { LOCKFILE, lockedFolders, missingEntries, readLockfile } from "./packages/lockfile.mjs";

process.chdir(path.dirname(import.meta.dirname));

const refused = lockedFolders.flatMap((folder) => refusedLicences(path.join(folder, "node_modules")));
for (const one of refused) console.error(`This licence is not on the list: ${one}`);

const known = await knownVulnerabilities();
if (known === null) console.log("npm audit: the registry did not answer.");
for (const one of known ?? []) console.warn(`Warning by npm audit: ${one}`);

const missing = lockedFolders.flatMap((folder) =>
  missingEntries(readLockfile(folder)).map((entry) => ({ ...entry, folder })),
);
for (const { name, range, folder } of missing)
  console.error(`${path.join(folder, LOCKFILE)} has no entry for ${name}@${range}.`);
if (missing.length > 0) console.error("Add what is missing: npm run lockfile");

console.log(
  `${refused.length} licences refused, ${known?.length ?? "unknown"} known vulnerabilities, ${missing.length} entries missing`,
);
process.exitCode = refused.length + missing.length === 0 ? 0 : 1;
