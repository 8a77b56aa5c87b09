import { type SiteRedirect, type SiteRules, sentHeaders } from "./site-rules";

/** Quotes a value or a regular expression; in the latter `literal` has left no other character to be escaped. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
const expression = (pattern: string) => `"~${pattern}"`;

const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll("-", "_")}`;

/** Returns the target with the query of the visit. `$` would begin a variable. */
function location({ target, query, fragment, isOwn }: SiteRedirect): string {
  const escaped = (text: string) => text.replaceAll("$", "%24");
  const asked = isOwn
    ? query
      ? `?${escaped(query)}&$args`
      : "$is_args$args"
    : query && `?${escaped(query)}`;
  return quoted(`${escaped(target)}${asked}${escaped(fragment)}`);
}

/** Returns a map of a header whose value depends on the kind of a file; null if all have the same. */
function headerMap(header: string, { kinds }: SiteRules): string | null {
  const [first = "", ...others] = kinds.map((headers) => headers[header] ?? "");
  const lines = others.flatMap((value, index) =>
    value === first ? [] : [`  ${index + 1} ${quoted(value)};`],
  );
  if (lines.length === 0) return null;
  return `map $site_kind ${variableOf(header)} {
  default ${quoted(first)};
${lines.join("\n")}
}`;
}

function addedHeader(header: string, site: SiteRules): string[] {
  const value = headerMap(header, site) ? variableOf(header) : quoted(site.kinds[0]?.[header] ?? "");
  return value === '""' ? [] : [`  add_header ${header} ${value} always;`];
}

/** Returns a configuration of nginx 1.18 or later for the exported site, to be included in `http`. */
export function nginxConfiguration(site: SiteRules): string {
  const { origin, redirects, renamed, rules, types } = site;
  const kinds = rules.map(({ pattern, kind }) => `  ${expression(pattern)} ${kind};`);
  const maps = sentHeaders.flatMap((header) => headerMap(header, site) ?? []);
  const names = renamed.map(({ pattern, name }) => `  ${expression(pattern)} ${quoted(`/${name}`)};`);
  const locations = redirects.map(
    (redirect, index) => `  location ~ "${redirect.pattern}" {
    try_files $uri/index.html $uri @redirect${index};
  }
  location @redirect${index} {
    return 308 ${location(redirect)};
  }`,
  );
  return `# The files of ${origin}, served by nginx alone. Include this file in the block \`http\`.
map $uri $site_kind {
  default 0;
${kinds.join("\n")}
}

${maps.join("\n\n")}

map $uri $site_file {
  default "";
${names.join("\n")}
}

server {
  listen 8080;
  # The folder \`site\` beside this file.
  root /srv/site;
  absolute_redirect off;
  gzip on;
  gzip_types text/css text/javascript text/plain application/xml application/manifest+json image/svg+xml;
  types {
${[...types].map(([extension, type]) => `    ${type.split(";", 1)[0]} ${extension};`).join("\n")}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/javascript text/plain application/xml;

${sentHeaders.flatMap((header) => addedHeader(header, site)).join("\n")}

  error_page 404 /404.html;
  location = /404.html {
    internal;
  }
  if ($site_file) {
    rewrite ^ $site_file last;
  }
  rewrite ^/([^/].*)/$ /$1 permanent;
${locations.join("\n")}
  location = / {
    try_files /index.html =404;
  }
  location / {
    try_files $uri/index.html $uri =404;
  }
}
`;
}
