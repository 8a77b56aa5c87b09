import { handle } from "@/lib/api/handle";
import { answerMenu } from "@/lib/menus/answer-menu";
import { menuAnswer } from "@/lib/menus/answers";
import { type MenuDraft, menuIdParams } from "@/lib/menus/schema";
import { expectedVersion } from "@/lib/platform/http/version-tag";

/** A call that publishes or discards the draft; with `If-Match` only the version that this names. */
export const draftAction = (
  act: (id: string, author: string, expectedVersion: number | null) => Promise<MenuDraft>,
) =>
  handle(
    {
      permission: "menus:write",
      params: menuIdParams,
      answer: menuAnswer,
      errors: ["malformed", "not-found", "conflict", "invalid"],
    },
    async ({ request, params, user, headers }) =>
      answerMenu(await act(params.id, user.email, expectedVersion(request.headers)), headers),
  );
