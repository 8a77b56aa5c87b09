"use client";

import { useCallback } from "react";
import { useSession } from "@/components/accounts/sessions/session-provider";
import type { LoginInput } from "@/lib/accounts/schema";
import { call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";

/** The step after the password. */
export type SecondStep = "code" | "passkey";

/**
 * Signs in by password. Resolves to the second step if the account requires one and no code was given; to null after
 * signing in.
 * @throws RequestError
 */
export function usePasswordSignIn() {
  const { signIn } = useSession();
  return useCallback(
    async (input: LoginInput): Promise<SecondStep | null> => {
      try {
        const { token, user } = await call("POST /auth/login", { body: input });
        signIn(token, user, input.rememberMe === true);
        return null;
      } catch (error) {
        const needs = error instanceof RequestError && input.code === undefined ? error.needs : undefined;
        if (needs === "code" || needs === "passkey") return needs;
        throw error;
      }
    },
    [signIn],
  );
}
