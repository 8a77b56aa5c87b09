import path from "node:path";

/** The description of the API, as `npm run openapi` has written it from what the routes declare. */
export const openApiFile = () =>
  path.join(/* turbopackIgnore: true */ process.cwd(), "content", "openapi.json");
