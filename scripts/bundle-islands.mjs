import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { loadBindings, minify } from "next/dist/build/swc/index.js";
import { ownIcons, smallIcons } from "./islands/icons.mjs";
import { keptMarkup, renderedMarkup } from "./islands/kept-markup.mjs";
import { textsIn } from "./islands/texts.mjs";
import { joinScripts } from "./join-scripts.mjs";

process.chdir(path.dirname(import.meta.dirname));

const islands = [
  "storefront",
  "reserve",
  "reservation",
  "table",
  "order",
  "receipt",
  "login",
  "pin-login",
  "second-factor",
  "setup",
  "setup-code",
  "password",
  "pair",
];
const folder = ".next/static/islands";
/** Next.js serves its folder of static files there, to be cached for ever. */
const served = "/_next/static/islands";

/** Drawings get an address with a content hash, and the shape of an imported picture in Next.js. */
const drawings = {
  name: "drawings",
  setup(bundle) {
    bundle.onLoad({ filter: /\.svg$/ }, ({ path: file }) => {
      const hash = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 8);
      const name = `${path.basename(file, ".svg")}-${hash}.svg`;
      copyFileSync(file, path.join(folder, name));
      return { contents: JSON.stringify({ src: `${served}/${name}` }), loader: "json" };
    });
  },
};

const { browserslist } = JSON.parse(readFileSync("package.json", "utf8"));

const common = {
  bundle: true,
  minify: true,
  format: "esm",
  // `textsIn` finds the texts; modules are always decoded as UTF-8.
  charset: "utf8",
  jsx: "automatic",
  define: { "process.env.NODE_ENV": '"production"' },
  // Style sheets come with the document.
  loader: { ".css": "empty" },
  alias: { "next/navigation": "./components/islands/navigation.ts" },
  logLevel: "warning",
};

/** Names of the minifier of Next.js compress better than those of esbuild: 3 kB of 104 in the script of the sign-in page. */
const smallerNames = { compress: false, mangle: true, module: true };
await loadBindings();

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

/** Returns the scripts that a script imports at once, with itself as the first. */
function imported(outputs, file, found = []) {
  if (found.includes(file)) return found;
  found.push(file);
  for (const { path: other, kind } of outputs[file].imports)
    if (kind === "import-statement") imported(outputs, other, found);
  return found;
}

/** All catalogs have the same texts. */
const catalog = Object.keys(JSON.parse(readFileSync("content/messages/de.json", "utf8")));

/**
 * Bundles an island by itself, so that no page loads more for the islands of others.
 * @returns its first script, and the texts that all of its scripts translate
 */
async function bundle(island) {
  const entryPoint = `components/islands/${island}.ts`;
  const { metafile, outputFiles } = await build({
    ...common,
    plugins: [keptMarkup, drawings, ownIcons, smallIcons],
    entryPoints: { [island]: entryPoint },
    outdir: folder,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    splitting: true,
    target: browserslist.map((browser) => browser.replace(" ", "")),
    metafile: true,
    write: false,
  });
  const [entry] = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entryPoint);
  const first = imported(metafile.outputs, entry).map((file) => path.basename(file));
  const scripts = await joinScripts(
    new Map(outputFiles.map(({ path: file, text }) => [path.basename(file), text])),
    first,
  );
  for (const [name, text] of scripts)
    writeFileSync(path.join(folder, name), (await minify(text, smallerNames)).code);
  const [firstScript] = scripts.keys();
  return { script: `${served}/${firstScript}`, texts: textsIn([...scripts.values()], catalog) };
}

const firstScripts = {};
const texts = {};
for (const island of islands) {
  const bundled = await bundle(island);
  firstScripts[island] = [bundled.script];
  texts[island] = bundled.texts;
}

await build({
  ...common,
  plugins: [renderedMarkup, drawings, ownIcons, smallIcons],
  stdin: {
    contents: `import { createElement } from "react";
      import { renderToStaticMarkup, renderToString } from "react-dom/server";
      import { screens } from "./components/islands/screens";
      import { staticScreens } from "./components/islands/static-screens";
      import { TranslationProvider } from "./components/ui/translation";
      const translated = (screen, props, translation) =>
        createElement(TranslationProvider, { translation }, createElement(screen, props));
      export const render = (name, props, translation) => renderToString(translated(screens[name], props, translation));
      export const renderStatic = (name, props, translation) =>
        Object.hasOwn(staticScreens, name)
          ? renderToStaticMarkup(translated(staticScreens[name], props, translation))
          : null;
      export const scripts = ${JSON.stringify(firstScripts)};
      export const texts = ${JSON.stringify(texts)};`,
    resolveDir: ".",
  },
  outfile: ".next/islands.mjs",
  platform: "node",
  target: "node20.19",
  // Packages in CommonJS require modules of Node.js.
  banner: {
    js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
  },
});
