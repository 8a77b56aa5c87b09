import { PinLogin } from "@/components/accounts/pins/pin-login";
import { hydrateIsland } from "./hydrate-island";
import { withSession } from "./with-session";

hydrateIsland(withSession(PinLogin));
