import { storedToken } from "./stored-token";

const loadClient = () => import("./client");

/** Returns the stored token unless it has expired; the code that examines it is loaded only if there is one. */
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
