/**
 * The header in which the middleware tells a page that it is requested in another language than the site's default one;
 * the middleware removes it from the requests of clients.
 */
export const LANGUAGE_HEADER = "x-page-language";
