import {
  type Attribute,
  attribute,
  type Document,
  type Element,
  elementsOf,
  setAttribute,
} from "@/lib/platform/html/markup";
import { isAbsolute } from "./address";
import { isFileName, mapAddresses, type Place } from "./addresses";
import { addressOf, locate, type Target } from "./locate";

type Context = {
  base: string;
  files: ReadonlySet<string>;
  /** Returns the address of another page of the template. */
  linkTo: (path: string) => string;
};

const isPage = (path: string) => /\.html?$/i.test(path);

/** Replaces the addresses of the template's files by their public ones, except in the attributes `leftOut`. */
export function rewriteAddresses(
  document: Document,
  context: Context,
  base: string,
  leftOut: ReadonlySet<Attribute>,
) {
  const stylesheets: string[] = [];
  const referenced = new Set<string>();
  for (const element of elementsOf(document)) {
    let isOwn = false;
    mapAddresses(element, (address, place) => {
      if (place.attribute && leftOut.has(place.attribute)) return address;
      if (!mayRewrite(address, place)) return address;
      const target = locate(address, base, context.files);
      if (target.kind !== "file") return elsewhere(address, target, place);
      referenced.add(target.path);
      if (place.use === "stylesheet") stylesheets.push(target.path);
      if (place.use === "stylesheet" || place.use === "resource") isOwn = true;
      return newAddress(target, place, context);
    });
    if (isOwn) letLoad(element);
  }
  return { stylesheets, referenced };
}

/** In `data-` attributes and the like, only values that must be file names are rewritten. */
const mayRewrite = (address: string, { use }: Place) =>
  (use !== "data" && use !== "other") || isFileName(address);

/** Addresses relative to a `base` element of another host get that host. */
function elsewhere(address: string, target: Target, { use }: Place): string {
  const isRelative = target.kind === "external" && !isAbsolute(address) && use !== "data" && use !== "other";
  return isRelative ? target.url.href : address;
}

function newAddress(target: Extract<Target, { kind: "file" }>, { use }: Place, { base, linkTo }: Context) {
  const followed = use === "link" || use === "data";
  const address = followed && isPage(target.path) ? linkTo(target.path) : addressOf(base, target.path);
  return address + target.suffix;
}

/** A page with an opaque origin can't send credentials, nor check the integrity of files loaded without CORS. */
function letLoad(element: Element) {
  setAttribute(element, "integrity", null);
  if (attribute(element, "crossorigin")?.toLowerCase() === "use-credentials")
    setAttribute(element, "crossorigin", "anonymous");
}
