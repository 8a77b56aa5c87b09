/** Stands in for `next/headers`: a page that a test renders is requested without headers. */
export const headers = async () => new Headers();
