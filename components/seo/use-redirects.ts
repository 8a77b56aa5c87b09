"use client";

import { callFailure } from "@/components/ui/call-failure";
import { BRIEFLY, notify } from "@/components/ui/toaster";
import { useRead } from "@/components/ui/use-read";
import { request } from "@/lib/platform/http/client";
import type { PathRedirect, RedirectsAnswer } from "@/lib/seo/redirects/schema";

type Known = Omit<RedirectsAnswer, "success">;

const list = "/seo/redirects";

/** Reads and changes redirects and unknown paths. */
export function useRedirects() {
  const { data, failure, reload, change: changeTo } = useRead<Known>(list);
  const change = (how: (known: Known) => Partial<Known>) =>
    changeTo((known) => ({ ...known, ...how(known) }));

  /** @throws RequestError if rejected */
  async function save(body: { path: string; target: string }) {
    const { redirect } = await request<{ redirect: PathRedirect }>(list, { method: "POST", body });
    const isOther = ({ path }: { path: string }) => path !== redirect.path;
    change(({ redirects, unknownPaths }) => ({
      redirects: [...redirects.filter(isOther), redirect].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
      unknownPaths: unknownPaths.filter(isOther),
    }));
    notify.success(`Visits of ${redirect.path} are sent on`);
  }

  async function remove(path: string) {
    try {
      await request(list, { method: "DELETE", body: { path } });
      change(({ redirects }) => ({ redirects: redirects.filter((one) => one.path !== path) }));
      notify.success(`The redirect from ${path} is removed`, { duration: BRIEFLY });
    } catch (error) {
      notify.error(callFailure(error, "Failed to remove the redirect"), { duration: BRIEFLY });
    }
  }

  /** Deletes one path of the log, or all if null. */
  async function forget(path: string | null) {
    try {
      await request("/seo/unknown-paths", {
        method: "DELETE",
        body: path === null ? { all: true } : { path },
      });
      change(({ unknownPaths }) => ({
        unknownPaths: path === null ? [] : unknownPaths.filter((one) => one.path !== path),
      }));
    } catch (error) {
      notify.error(callFailure(error, "Failed to empty the list"), { duration: BRIEFLY });
    }
  }

  return { data, failure, reload, save, remove, forget };
}
