import path from "node:path";

/**
 * The files of components whose markup never changes once it is rendered, with all that they export. A document has each
 * of these components at most once.
 */
const kept = {
  "components/storefront/footer-words.tsx": ["FooterWords"],
  "components/storefront/home-link.tsx": ["HomeLink"],
  "components/storefront/menu/category-links.tsx": ["CategoryLinks"],
  "components/storefront/menu/rest-of-menu.tsx": ["RestOfMenu"],
  "components/storefront/themes/restaurant-hero.tsx": ["RestaurantHero", "ThemeStrip"],
  "components/storefront/themes/restaurant-mark.tsx": ["RestaurantMark"],
};

const module = JSON.stringify(path.resolve("components/islands/kept-markup.tsx"));
const RENDERED = "?rendered";

/** Replaces the kept components by `component(name)`, an expression. @param imports the imports that it needs */
const replaceKept = (imports, component) => ({
  name: "kept markup",
  setup(bundle) {
    const files = new Map(Object.entries(kept).map(([file, names]) => [path.resolve(file), names]));
    bundle.onResolve({ filter: /\?rendered$/ }, ({ path: file }) => ({
      path: file.slice(0, -RENDERED.length),
      suffix: RENDERED,
    }));
    bundle.onLoad({ filter: /\.tsx$/ }, ({ path: file, suffix }) => {
      const names = files.get(file);
      if (!names || suffix === RENDERED) return undefined;
      const exported = names.map((name) => `export const ${name} = ${component(name)};`);
      return { contents: [...imports(file), ...exported].join("\n"), loader: "tsx", resolveDir: "." };
    });
  },
});

/** For the scripts of islands: the browser keeps the markup of the server. */
export const keptMarkup = replaceKept(
  () => [`import { KeptMarkup } from ${module};`],
  (name) => `() => <KeptMarkup name="${name}" />`,
);

/** For the renderer: the server renders the markup in an element that the browser finds. */
export const renderedMarkup = replaceKept(
  (file) => [
    `import { RenderedMarkup } from ${module};`,
    `import * as rendered from ${JSON.stringify(file + RENDERED)};`,
  ],
  (name) => `(props) => <RenderedMarkup name="${name}"><rendered.${name} {...props} /></RenderedMarkup>`,
);
