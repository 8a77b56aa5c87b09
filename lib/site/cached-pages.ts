import { pagePath, sitePages } from "./pages";

type CachedPage = { page: string; except: readonly string[] };

/** The pages that the page cache keeps by path, with the query parameters that change them. */
export const cachedPages: ReadonlyMap<string, CachedPage> = new Map(
  sitePages.flatMap(({ name, cached, onlyBelow }) =>
    cached && !onlyBelow ? [[pagePath(name), { page: name, ...cached }]] : [],
  ),
);

/** The same for pages in folders, by the path of the folder. */
export const cachedFolders: ReadonlyMap<string, CachedPage> = new Map(
  sitePages.flatMap(({ name, cached, folder }) =>
    cached && folder ? [[`/${name}/`, { page: name, ...cached }]] : [],
  ),
);
