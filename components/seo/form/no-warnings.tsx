/** Stands where the conflict check's warnings are to be shown. */
export function NoWarnings(_: { page: string; settings: object }) {
  return null;
}
