import { implement } from "@/lib/api/implement";
import { navigationSite } from "@/lib/navigation/site.server";
import { pageCalls } from "@/lib/pages/calls";
import { sectionsLeftOut } from "@/lib/pages/left-out.server";
import { publishPage } from "@/lib/pages/publish.server";
import { activePages } from "@/lib/templates/active.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(pageCalls, {
  "POST /pages/{id}/publish": async ({ params, user, expectedVersion }) => {
    const others = new Set((await activePages()).map(({ path }) => path));
    const draft = await publishPage(params.id, { author: user.email, others }, expectedVersion);
    const leftOut = await sectionsLeftOut(draft.content, await navigationSite());
    return { ...draft, ...(leftOut.length > 0 && { leftOut }) };
  },
});
