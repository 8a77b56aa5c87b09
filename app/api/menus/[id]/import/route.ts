import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { AppError } from "@/lib/platform/http/errors";
import { readUpload } from "@/lib/platform/http/upload";
import { validate } from "@/lib/platform/http/validate";
import { expectedVersion } from "@/lib/platform/http/version-tag";
import { importReport, menuAnswer } from "@/lib/restaurants/answers";
import { answerMenu } from "@/lib/restaurants/editor/answer-menu";
import { MAX_MENU_FILE_BYTES, menuIdParams, menuImportFields } from "@/lib/restaurants/schema";
import { importDishes } from "@/lib/restaurants/transfer/import.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "menus:write",
      params: menuIdParams,
      answer: menuAnswer.extend({ report: importReport }),
      accepts: { "multipart/form-data": menuImportFields.extend({ file: z.file() }) },
      errors: ["not-found", "conflict"],
    },
    async ({ request, params, user, headers }) => {
      const over = expectedVersion(request.headers);
      const { fields, file } = await readUpload(request, MAX_MENU_FILE_BYTES);
      const dryRun = validate(menuImportFields, fields).dryRun === "true";
      if (!file) throw new AppError("invalid", "file: Choose a file", { fields: { file: "Choose a file" } });
      const given = { file: file.bytes, author: user.email, expectedVersion: over, dryRun };
      const { menu, report } = await importDishes(params.id, given);
      return { ...answerMenu(menu, headers), report };
    },
  ),
});
