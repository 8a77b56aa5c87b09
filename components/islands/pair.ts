import { PairDevice } from "@/components/accounts/pins/pair-device";
import { hydrateIsland } from "./hydrate-island";
import { withSession } from "./with-session";

hydrateIsland(withSession(PairDevice));
