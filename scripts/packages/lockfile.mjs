import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isMadeFor, platformInName } from "./platforms.mjs";

export const LOCKFILE = "package-lock.json";

/** The folders with a lockfile: the product; its tools for generating, checking and testing; OpenTelemetry. */
export const lockedFolders = [".", "tools", "tracing"];

export const readLockfile = (folder) => JSON.parse(readFileSync(path.join(folder, LOCKFILE), "utf8"));

/** Returns the paths at which Node.js looks for a package required at `place`, the nearest first. */
function placesOf(name, place) {
  const outer = place.split(/\/?node_modules\//).slice(1);
  const folders = Array.from({ length: outer.length + 1 }, (_, depth) => outer.slice(0, depth)).reverse();
  return folders.map((folder) => [...folder, name].map((one) => `node_modules/${one}`).join("/"));
}

/** Returns each optional dependency of a lockfile's packages, with its entry if there is one. */
function optionalDependencies({ packages }) {
  return Object.entries(packages).flatMap(([place, parent]) =>
    Object.entries(parent.optionalDependencies ?? {}).map(([name, range]) => {
      const places = placesOf(name, place);
      const resolved = packages[places.find((candidate) => packages[candidate])];
      return { name, range, place, places, resolved };
    }),
  );
}

/**
 * Returns the optional dependencies without an entry in a lockfile. npm 10 and 11.6 don't install them, and `npm ci`
 * refuses the lockfile (npm/cli issue 4828).
 */
export function missingEntries(lockfile) {
  return optionalDependencies(lockfile).filter(({ resolved }) => !resolved);
}

function entryFor({ name, range, place }, { packages }, known) {
  const platform = known.os || known.cpu ? known : platformInName(name);
  if (!platform || !/^\d+\.\d+\.\d+/.test(range))
    throw new Error(`Add ${name}@${range} to ${LOCKFILE} by hand.`);
  const sibling = optionalDependencies({ packages }).find(
    (one) => one.place === place && one.resolved,
  )?.resolved;
  const { dev = packages[place].dev, devOptional, peer, license = packages[place].license } = sibling ?? {};
  return {
    version: range,
    ...(known.integrity && { integrity: known.integrity }),
    ...(platform.cpu && { cpu: platform.cpu }),
    ...(dev && { dev }),
    ...(devOptional && { devOptional }),
    ...(platform.libc && { libc: platform.libc }),
    ...(license && { license }),
    optional: true,
    ...(platform.os && { os: platform.os }),
    ...(peer && { peer }),
  };
}

/**
 * Adds an entry for each optional dependency without one.
 * @param look returns the registry's data of `name@version` (`integrity`, `os`, `cpu`, `libc`), or `{}`; then the
 * platform is read from the package's name
 * @throws Error if an entry can't be made without the registry
 */
export async function completedLockfile(lockfile, look) {
  const packages = { ...lockfile.packages };
  for (const missing of missingEntries(lockfile)) {
    const at = `node_modules/${missing.name}`;
    if (packages[at] && packages[at].version !== missing.range)
      throw new Error(`${LOCKFILE} has another version of ${missing.name} already.`);
    packages[at] ??= entryFor(missing, lockfile, await look(`${missing.name}@${missing.range}`));
  }
  const root = packages[""];
  const sorted = Object.entries(packages)
    .filter(([place]) => place)
    .sort(([one], [other]) => one.localeCompare(other, "en"));
  return { ...lockfile, packages: Object.fromEntries([["", root], ...sorted]) };
}

/**
 * Returns the packages with binaries for `platform` that installed packages depend on and that are not installed, each
 * as `name@version`.
 */
export function missingBinaries(lockfile, platform, root = ".") {
  const versionAt = (place) => {
    const file = path.join(root, place, "package.json");
    return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).version : null;
  };
  const missing = optionalDependencies(lockfile).filter(({ name, place, places, range, resolved }) => {
    const made = resolved?.os || resolved?.cpu ? resolved : platformInName(name);
    if (!made || !isMadeFor(made, platform)) return false;
    if (place && !versionAt(place)) return false;
    const version = places.map(versionAt).find(Boolean);
    return version !== (resolved?.version ?? range);
  });
  return [...new Set(missing.map(({ name, range, resolved }) => `${name}@${resolved?.version ?? range}`))];
}
