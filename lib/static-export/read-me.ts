/** Returns the text for the person who puts the exported files on a server. */
export const readMe = (origin: string) => `The public pages of ${origin} as plain files.

site         the files; index.html is the home page
nginx.conf   a configuration of nginx: put the folder site at /srv/site, and include the file in the block http
Caddyfile    the same for Caddy: caddy run --config Caddyfile

Any other server works, too, if it sends index.html for a folder and 404.html for unknown addresses. It then lacks
the redirects of former addresses, and the headers that keep scripts of an uploaded template away from other pages
of the same address: don't serve an uploaded template from an address that also serves an application.

Orders, reservations and messages need the application. The pages name the phone number, the email address and the
opening hours of the business instead.
`;
