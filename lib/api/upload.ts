import { fillPath, methodOf, type Target } from "@/lib/platform/http/call-path";
import { type SendOptions, sendBody } from "@/lib/platform/http/send-body";
import type { AnswerOf, CallTarget, UploadName } from "./call";

/**
 * Makes a call that takes files, and reports the progress of the upload.
 * @throws RequestError without a 2xx answer
 */
export function upload<Name extends UploadName>(
  name: Name,
  body: FormData | File,
  input: CallTarget<Name> & SendOptions,
): Promise<AnswerOf<Name>> {
  const { params, query, ...options } = input as Target & SendOptions;
  return sendBody<AnswerOf<Name>>(
    methodOf(name) as "POST" | "PUT",
    fillPath(name, { params, query }),
    body,
    options,
  );
}
