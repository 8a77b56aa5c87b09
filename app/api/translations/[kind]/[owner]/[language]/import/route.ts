import { implement } from "@/lib/api/implement";
import { AppError } from "@/lib/platform/http/errors";
import { readUpload } from "@/lib/platform/http/upload";
import { translationCalls } from "@/lib/translations/calls";
import { MAX_TRANSLATION_FILE_BYTES } from "@/lib/translations/schema";
import { importTranslation } from "@/lib/translations/transfer.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(translationCalls, {
  "POST /translations/{kind}/{owner}/{language}/import": async ({
    request,
    params,
    user,
    expectedVersion,
  }) => {
    const { file } = await readUpload(request, MAX_TRANSLATION_FILE_BYTES);
    if (!file) throw new AppError("invalid", "file: Choose a file", { fields: { file: "Choose a file" } });
    return importTranslation(params, { file: file.bytes, author: user.email, expectedVersion });
  },
});
