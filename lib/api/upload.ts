import { methodOf } from "@/lib/platform/http/call";
import { type SendOptions, sendBody } from "@/lib/platform/http/send-body";
import { type AnswerOf, type CallName, type CallTarget, fillPath, type Target } from "./call";

/**
 * Makes a call that takes files, and reports the progress of the upload.
 * @throws RequestError without a 2xx answer
 */
export function upload<Name extends CallName>(
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
