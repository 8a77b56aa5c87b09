import { readFileSync } from "node:fs";
import path from "node:path";

const icons = "node_modules/lucide-react/dist/esm";
/** The file of each icon by its names, aliases included. */
const iconFiles = new Map(
  [...readFileSync(`${icons}/lucide-react.mjs`, "utf8").matchAll(/^export \{(.+)\} from '(.+)';$/gm)].flatMap(
    ([, names, file]) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name]) => [name, path.resolve(icons, file)]),
  ),
);

/** Imports icons from their own files: through the package's index, the first script would have those of all others. */
export const ownIcons = {
  name: "own icons",
  setup(bundle) {
    bundle.onLoad({ filter: /\/components\/.*\.tsx$/ }, ({ path: file }) => {
      const contents = readFileSync(file, "utf8").replace(
        /^import \{([^}]+)\} from "lucide-react";$/gm,
        (_, names) =>
          names
            .split(",")
            .map((name) => name.trim())
            .filter((name) => name !== "" && !name.startsWith("type "))
            .map((name) => `import ${name} from ${JSON.stringify(iconFiles.get(name))};`)
            .join(""),
      );
      return { contents, loader: "tsx" };
    });
  },
};

/** Replaces the package's component of an icon, of which nothing but its paths is used here. */
export const smallIcons = {
  name: "small icons",
  setup(bundle) {
    bundle.onResolve({ filter: /\/createLucideIcon\.mjs$/ }, () => ({
      path: path.resolve("components/islands/icon.tsx"),
    }));
  },
};
