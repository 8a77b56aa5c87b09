import { storedToken } from "@/lib/accounts/sessions/stored-token";

const loadClient = () => import("@/lib/accounts/sessions/client");

/** Returns the stored token; the code that examines it is loaded only if there is one. */
export const readStoredToken = () =>
  storedToken() === null
    ? null
    : loadClient().then(
        ({ readToken }) => readToken(),
        () => null,
      );

/** Removes a refused token from the storages. */
export const dropStoredToken = (token: string) =>
  void loadClient().then(
    ({ dropToken }) => dropToken(token),
    () => {},
  );
