import { SetupGate } from "@/components/setup/setup-gate";
import { hydrateIsland } from "./hydrate-island";
import { withSession } from "./with-session";

hydrateIsland(withSession(SetupGate));
