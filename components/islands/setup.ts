import { SetupWizard } from "@/components/setup/setup-wizard";
import { hydrateIsland } from "./hydrate-island";
import { withSession } from "./with-session";

hydrateIsland(withSession(SetupWizard));
