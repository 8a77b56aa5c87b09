import { AsyncStorage } from "@/lib/platform/runtime/async-storage";
import { remember } from "@/lib/platform/runtime/remember";

export const actorKinds = ["user", "visitor", "command", "provider", "system"] as const;
export type ActorKind = (typeof actorKinds)[number];

/** An account as it is at the moment of a change. */
export type AuditUser = { id: string; email: string; role: string };

/** Who changes something, and from where. */
export type Actor = {
  kind: ActorKind;
  /** Whose change it is, where somebody is signed in. */
  user: AuditUser | null;
  /** What it came through, where that is not a browser that is signed in: an API token, a paired device, Stripe. */
  through: string;
  /** The network address. */
  address: string;
  requestId: string;
};

const nobody: Actor = { kind: "system", user: null, through: "", address: "", requestId: "" };
const storage = remember("audit actor", () => new AsyncStorage<Actor>());

/** Who acts now; the application itself where nobody else does. */
export const currentActor = (): Actor => storage.getStore() ?? nobody;

/** Runs a function and its asynchronous calls as this actor; omitted fields stay. */
export const actAs = <Result>(actor: Partial<Actor>, run: () => Result): Result =>
  storage.run({ ...currentActor(), ...actor }, run);
