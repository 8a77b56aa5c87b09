import { pagePath, sitePages } from "./pages";

type CachedPage = { page: string; except: readonly string[] };

/** The pages that the page cache keeps, by path, and which query parameters matter there. */
export const cachedPages: ReadonlyMap<string, CachedPage> = new Map(
  sitePages.flatMap(({ name, cached, onlyBelow }) =>
    cached && !onlyBelow ? [[pagePath(name), { page: name, ...cached }]] : [],
  ),
);

/** The same for the pages below others, by the path of the folder. */
export const cachedFolders: ReadonlyMap<string, CachedPage> = new Map(
  sitePages.flatMap(({ name, cached, onlyBelow }) =>
    cached && onlyBelow ? [[`/${name}/`, { page: name, ...cached }]] : [],
  ),
);
