/**
 * Returns the available browser storages: browsers that block site data throw on access, while the session cookie
 * works.
 */
export function storages(): { local?: Storage; session?: Storage } {
  try {
    return { local: globalThis.localStorage, session: globalThis.sessionStorage };
  } catch {
    return {};
  }
}
