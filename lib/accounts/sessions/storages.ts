/**
 * The browser's local and session storage, where they may be used: browsers that block site data throw on access. The
 * session cookie still works there.
 */
export function storages(): { local?: Storage; session?: Storage } {
  try {
    return { local: globalThis.localStorage, session: globalThis.sessionStorage };
  } catch {
    return {};
  }
}
