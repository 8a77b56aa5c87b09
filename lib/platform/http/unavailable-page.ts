import { plainPage } from "./plain-page";

/** The page shown while the database is unreachable. */
export const unavailablePage = (): Response =>
  plainPage({
    title: "One moment, please",
    head: '<meta http-equiv="refresh" content="5">\n',
    content: `<h1>One moment, please</h1>
<p>The database can’t be reached just now. This page tries again by itself every 5 seconds.</p>
<a href="">Try again</a>`,
    retryAfter: 5,
  });
