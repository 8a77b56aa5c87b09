"use client";

import { useCall } from "@/components/ui/use-call";
import { pageLink, pageOf, restaurantLink, restaurantOf } from "@/lib/landing/link-target";

export type TargetGroup = { title: string; options: { value: string; label: string }[] };
export type TargetChoices = TargetGroup[];

/** The targets that are typed. */
export const targetKinds = [
  {
    key: "tel",
    label: "A telephone number",
    field: "Telephone number",
    prefix: "tel:",
    inputMode: "tel",
    placeholder: "+1 555 123 4567",
  },
  {
    key: "mailto",
    label: "An email address",
    field: "Email address",
    prefix: "mailto:",
    inputMode: "email",
    placeholder: "you@example.com",
  },
  {
    key: "address",
    label: "Another address",
    field: "Address",
    prefix: "",
    inputMode: "url",
    placeholder: "https:// or /page",
  },
] as const;

/** Pages of a template have the names of its documents. */
const pagesOf = (files: readonly string[]) =>
  files
    .filter((file) => /^[\w-]+\.html$/.test(file) && file !== "index.html")
    .map((file) => ({
      value: `/${file.slice(0, -".html".length)}`,
      label: `/${file.slice(0, -".html".length)}`,
    }));

/**
 * Returns the targets to choose from, beginning with those of the form. Restaurants and pages are requested when the
 * list is opened, or if the target is one of them.
 */
export function useTargetChoices(
  target: string,
  isOpened: boolean,
  groups: readonly TargetGroup[] = [],
): TargetChoices {
  const id = restaurantOf(target);
  const menus = useCall("GET /menus", { wanted: isOpened || id !== null });
  const templates = useCall("GET /templates/list", { wanted: isOpened });
  const pageId = pageOf(target);
  const made = useCall("GET /pages", { wanted: isOpened || pageId !== null });
  const ownPages = (made.data?.pages ?? []).map(({ id: key, title, path }) => ({
    value: pageLink(key),
    label: path === null ? `${title} (not published)` : title,
  }));
  const lostPage = pageId !== null && !ownPages.some(({ value }) => value === target);
  const pages = pagesOf(templates.data?.templates.find(({ active }) => active)?.files ?? []);
  const named = (menus.data?.restaurants ?? []).map(({ id: key, name }) => ({
    value: restaurantLink(key),
    label: name,
  }));
  const all = named.length > 1 ? [{ value: "/order", label: "The list of all restaurants" }] : [];
  const lost = id !== null && !named.some(({ value }) => value === target);
  const choices = [
    ...groups,
    {
      title: "A restaurant",
      options: [...named, ...(lost ? [{ value: target, label: "A restaurant" }] : []), ...all],
    },
    {
      title: "A page",
      options: [...ownPages, ...(lostPage ? [{ value: target, label: "A page" }] : []), ...pages],
    },
  ];
  return choices.filter(({ options }) => options.length > 0);
}
