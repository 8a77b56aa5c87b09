/** Browsers that block site data throw on the mere mention of a storage; the session cookie still works there. */
export function storages(): { local?: Storage; session?: Storage } {
  try {
    return { local: globalThis.localStorage, session: globalThis.sessionStorage };
  } catch {
    return {};
  }
}
