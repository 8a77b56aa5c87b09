import { rewriteCss } from "./css/urls";
import { trimAddress } from "./html/address";
import { addressOf, baseOf, locate } from "./html/locate";
import type { DocumentPlace } from "./html/prepare-document";

const isFromRoot = (address: string) => /^[\\/](?![\\/])/.test(trimAddress(address));
const mayHold = /["'(]\s*[\\/]/;

/**
 * Resolves root-relative addresses such as `url(/img/a.png)` against the template's root; those that name no file of
 * the template stay as they are.
 */
export function resolveRootRelative(css: string, { path, base, files }: DocumentPlace): string {
  if (!mayHold.test(css)) return css;
  return rewriteCss(css, (address) => {
    const target = isFromRoot(address) ? locate(address, baseOf(path), files) : null;
    return target?.kind === "file" ? addressOf(base, target.path) + target.suffix : address;
  });
}
