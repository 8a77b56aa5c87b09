import { AsyncStorage } from "@/lib/platform/runtime/async-storage";
import { remember } from "@/lib/platform/runtime/remember";

export const actorKinds = ["user", "visitor", "command", "provider", "system"] as const;
export type ActorKind = (typeof actorKinds)[number];

/** An account at the time of a change; `person` is the name at a kitchen device, for those without email address. */
export type AuditUser = {
  id: string;
  email: string | null;
  role: string;
  device?: { person: string };
};

/** The author of a change, and the origin of the request. */
export type Actor = {
  kind: ActorKind;
  /** Null if nobody is signed in. */
  user: AuditUser | null;
  /** The API token, paired device or provider; empty for a browser's session. */
  through: string;
  /** The network address. */
  address: string;
  requestId: string;
};

const nobody: Actor = { kind: "system", user: null, through: "", address: "", requestId: "" };
const storage = remember("audit actor", () => new AsyncStorage<Actor>());

/** Returns the current actor; by default the application itself. */
export const currentActor = (): Actor => storage.getStore() ?? nobody;

/** Runs a function and its asynchronous calls as this actor; omitted fields stay. */
export const actAs = <Result>(actor: Partial<Actor>, run: () => Result): Result =>
  storage.run({ ...currentActor(), ...actor }, run);

/** Returns the email address or the name of the current user; empty if nobody is signed in. */
export function actorName(): string {
  const { user } = currentActor();
  return user?.email || user?.device?.person || "";
}
