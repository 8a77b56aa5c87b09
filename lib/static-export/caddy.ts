import type { FileHeaders } from "./header-rules";
import { type SiteRedirect, type SiteRules, sentHeaders } from "./site-rules";

/** Quotes a value; braces would begin a placeholder, and only those of this file do. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
/** Quotes a regular expression, in which a backslash stays. */
const expression = (pattern: string) => `\`${pattern}\``;

const escaped = (text: string) => text.replace(/[{}]/g, encodeURIComponent);

/** Returns the target with the query of the visit, which begins with \`?\` in the variable \`query_of_visit\`. */
function location({ target, query, fragment, isOwn }: SiteRedirect): string {
  const asked = isOwn
    ? query
      ? `?${escaped(query)}&{query}`
      : "{query_of_visit}"
    : query && `?${escaped(query)}`;
  return quoted(`${escaped(target)}${asked}${escaped(fragment)}`);
}

function headerLines(headers: FileHeaders): string {
  return sentHeaders
    .filter((header) => headers[header])
    .map((header) => `    ${header} ${quoted(headers[header] ?? "")}`)
    .join("\n");
}

/** Returns a configuration of Caddy 2.6 or later for the exported site. */
export function caddyConfiguration(site: SiteRules): string {
  const { origin, redirects, renamed, kinds, rules, notFound, types } = site;
  const redirected = redirects.map(
    (redirect, index) => `  @redirect${index} {
    path_regexp ${expression(redirect.pattern)}
    not file {
      try_files {path}/index.html {path}
    }
  }
  redir @redirect${index} ${location(redirect)} 308`,
  );
  // The first one that matches decides. Numbers would not be texts in expressions.
  const ruled = rules.map(({ pattern, kind }) => `    ${expression(`~${pattern}`)} kind${kind}`);
  const headers = kinds.map(
    (sent, kind) => `  @kind${kind} expression {site_kind} == "kind${kind}"
  header @kind${kind} {
${headerLines(sent)}
  }`,
  );
  const typed = [...types].map(
    ([extension, type], index) => `  @type${index} path *.${extension}
  header @type${index} Content-Type ${quoted(type)}`,
  );
  return `# The files of ${origin}, served by Caddy alone: caddy run --config Caddyfile
:8080 {
  # The folder \`site\` beside this file.
  root * /srv/site
  encode gzip
  map {query} {query_of_visit} {
    "" ""
    default "?{query}"
  }
  @slash path_regexp slash ^/([^/].*)/$
  redir @slash "/{re.slash.1}{query_of_visit}" 308
${redirected.join("\n")}
  map {path} {site_kind} {
${ruled.join("\n")}
    default kind0
  }
${headers.join("\n")}
${typed.join("\n")}
${renamed
  .map(
    ({ pattern, name }, index) => `  @name${index} path_regexp ${expression(pattern)}
  rewrite @name${index} ${quoted(`/${name}`)}`,
  )
  .join("\n")}
  try_files {path}/index.html {path}
  file_server {
    disable_canonical_uris
  }
  handle_errors {
    header {
${headerLines(notFound)}
    }
    rewrite * /404.html
    file_server
  }
}
`;
}
