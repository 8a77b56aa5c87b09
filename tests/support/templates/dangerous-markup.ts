import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { urlsOfCss } from "@/lib/templates/css/urls";

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

const removed =
  /^(.*:)?(script|object|embed|applet|portal|frame|frameset|base|noscript|plaintext|xmp|noembed|noframes)$/i;
const addresses =
  /^(href|src|action|formaction|xlink:href|poster|data|srcset|imagesrcset|ping|background|manifest|cite|longdesc|style|dynsrc|lowsrc|from|to|values|by|fill|filter|mask|cursor)$/i;
const runs =
  /(java|vb|live)script:|data:(?!image\/|font\/|audio\/|video\/|text\/css|application\/[\w.-]*font|application\/octet-stream)|expression\(/;
function elementsBelow(parent: Parent): Element[] {
  return parent.childNodes.flatMap((node) => {
    if (!("tagName" in node)) return node.nodeName === "#comment" ? [node as unknown as Element] : [];
    return [node, ...elementsBelow("content" in node ? node.content : node)];
  });
}

const squeeze = (value: string) => value.replace(/[\p{Cc}\p{Z}\p{Cf}]/gu, "").toLowerCase();

function dangersOf(element: Element): string[] {
  if (element.nodeName === "#comment") return ["comment"];
  const dangers = removed.test(element.tagName) ? [`<${element.tagName}>`] : [];
  const value = (name: string) => element.attrs.find((one) => one.name === name)?.value ?? "";
  for (const { name, prefix, value } of element.attrs) {
    const full = prefix ? `${prefix}:${name}` : name;
    if (/^(.*:)?on/i.test(full) || full === "srcdoc") dangers.push(`${full}=`);
    if (addresses.test(full) && runs.test(squeeze(value))) dangers.push(`${full}=${value}`);
  }
  if (element.tagName === "meta" && /refresh|set-cookie|security-policy/i.test(value("http-equiv")))
    dangers.push("meta");
  if (element.tagName === "iframe" && !(/^(https?:)?\/\//i.test(value("src")) && value("sandbox")))
    dangers.push("iframe");
  if (element.tagName === "link" && /import|modulepreload|prerender/i.test(value("rel")))
    dangers.push("link");
  if (element.tagName === "link" && /script|worker/i.test(value("as"))) dangers.push("link as");
  if (/^(set|animate)/.test(element.tagName) && /href|^on/i.test(value("attributeName")))
    dangers.push("animation");
  const texts = element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
  if (
    element.tagName === "style" &&
    (/<[a-z/!]/i.test(texts) || urlsOfCss(texts).some(({ url }) => runs.test(squeeze(url))))
  )
    dangers.push("style");
  return dangers;
}

/** Returns all parts of a page that could run code or redirect, with and without scripting. */
export function dangersIn(html: string): string[] {
  return [true, false].flatMap((scriptingEnabled) =>
    elementsBelow(parse(html, { scriptingEnabled })).flatMap(dangersOf),
  );
}
