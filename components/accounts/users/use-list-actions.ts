"use client";

import { useConfirmedIdentity } from "@/components/ui/identity-prompt";
import { notify } from "@/components/ui/toaster";
import { usePending } from "@/components/ui/use-pending";
import { RequestError } from "@/lib/platform/http/client";

type List<Answer> = { show: (answer: Answer) => void; reload: () => void };

/**
 * Acts on a list, one action at a time: asks for the password where that is needed, shows what is answered and tells
 * how it went. Who is refused may have acted on a list that is out of date, so it is read again.
 */
export function useListActions<Answer, Name extends string = string>({ show, reload }: List<Answer>) {
  const { pending, run } = usePending<Name>();
  const withPassword = useConfirmedIdentity();

  /** @returns what was answered; null where nothing was done */
  async function act(name: Name, call: () => Promise<Answer | null>, done?: string): Promise<Answer | null> {
    let answer: Answer | null = null;
    await run(name, async () => {
      try {
        answer = await withPassword(call);
        if (!answer) return;
        show(answer);
        if (done) notify.success(done);
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        notify.error(error.message);
        reload();
      }
    });
    return answer;
  }

  return { pending, run, act };
}
