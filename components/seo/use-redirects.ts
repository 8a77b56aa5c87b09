"use client";

import { notify, SHORT_DURATION_MS } from "@/components/ui/messages";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";

/** Reads and changes redirects and unknown paths. */
export function useRedirects() {
  const { data, failure, reload, change: changeTo } = useCall("GET /seo/redirects");
  const { act } = useAction();
  type Known = NonNullable<typeof data>;
  const change = (how: (known: Known) => Partial<Known>) =>
    changeTo((known) => ({ ...known, ...how(known) }));

  /** @throws RequestError if rejected */
  async function save(body: { path: string; target: string }) {
    const { redirect } = await call("POST /seo/redirects", { body });
    const isOther = ({ path }: { path: string }) => path !== redirect.path;
    change(({ redirects, unknownPaths }) => ({
      redirects: [...redirects.filter(isOther), redirect].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
      unknownPaths: unknownPaths.filter(isOther),
    }));
    notify.success(`Visits of ${redirect.path} are redirected`);
    return redirect;
  }

  const remove = async (path: string) =>
    void (await act(`remove ${path}`, () => call("DELETE /seo/redirects", { body: { path } }), {
      about: path,
      onDone: () => change(({ redirects }) => ({ redirects: redirects.filter((one) => one.path !== path) })),
      done: `The redirect from ${path} is removed`,
      failed: "Failed to remove the redirect",
      toast: { duration: SHORT_DURATION_MS },
    }));

  /** Deletes one path of the log, or all if it is null. */
  const forget = async (path: string | null) =>
    void (await act(
      "forget",
      () => call("DELETE /seo/unknown-paths", { body: path === null ? { all: true } : { path } }),
      {
        about: `unknown ${path}`,
        onDone: () =>
          change(({ unknownPaths }) => ({
            unknownPaths: path === null ? [] : unknownPaths.filter((one) => one.path !== path),
          })),
        failed: "Failed to empty the list",
        toast: { duration: SHORT_DURATION_MS },
      },
    ));

  return { data, failure, reload, save, remove, forget };
}
