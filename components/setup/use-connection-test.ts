"use client";

import { useCallback, useRef, useState } from "react";
import { call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";
import type { ConnectionInput } from "@/lib/setup/schema";

export const CALL_FAILED = "Connection test failed. Using default values should work with Docker.";

export type ConnectionState =
  | { kind: "untested" | "testing" }
  | { kind: "connected"; canCreate: boolean }
  /** The test ran and failed. */
  | { kind: "failed"; error: string; refusal?: RequestError }
  /** The call failed. */
  | { kind: "unreachable" };

/** Tests the connection of the wizard's fields; a newer test, or `forget`, discards the result. */
export function useConnectionTest() {
  const [state, setState] = useState<ConnectionState>({ kind: "untested" });
  const running = useRef<AbortController>(undefined);

  const test = useCallback(async (database: ConnectionInput): Promise<ConnectionState> => {
    running.current?.abort();
    const current = new AbortController();
    running.current = current;
    setState({ kind: "testing" });
    const result = await tryConnection(database, current.signal);
    if (current.signal.aborted) return { kind: "untested" };
    setState(result);
    return result;
  }, []);

  const forget = useCallback(() => {
    running.current?.abort();
    setState({ kind: "untested" });
  }, []);

  return { state, test, forget };
}

async function tryConnection(database: ConnectionInput, signal: AbortSignal): Promise<ConnectionState> {
  try {
    const answer = await call("POST /config/test-connection", { body: database, signal });
    return answer.success
      ? { kind: "connected", canCreate: answer.canCreate === true }
      : { kind: "failed", error: answer.error };
  } catch (error) {
    return error instanceof RequestError && error.serverMessage
      ? { kind: "failed", error: error.serverMessage, refusal: error }
      : { kind: "unreachable" };
  }
}
