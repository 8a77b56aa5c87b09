import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

process.chdir(path.dirname(import.meta.dirname));

const written = "lib/site/visitor-script.ts";

/** Builds the script of public pages, and its URL with a content hash. */
async function visitorScript() {
  const { browserslist } = JSON.parse(readFileSync("package.json", "utf8"));
  const { outputFiles } = await build({
    entryPoints: ["components/visitor/main.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    target: browserslist.map((browser) => browser.replace(" ", "")),
    write: false,
  });
  const code = outputFiles[0].text.trim();
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 16);
  return `/*
 * The script of public pages, as \`npm run visitor-script\` has written it from components/visitor.
 */
export const visitorScript = {
  address: "/api/site/visitor-${hash}.js",
  code: \`${code.replace(/[\\`]|\$\{/g, "\\$&")}\`,
};
`;
}

const made = await visitorScript();
if (!process.argv.includes("--check")) writeFileSync(written, made);
else if (readFileSync(written, "utf8") !== made) {
  console.error(`${written} is out of date. Write it with: npm run visitor-script`);
  process.exitCode = 1;
}
