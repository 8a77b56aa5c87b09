import { SetUpStep } from "@/components/accounts/sign-in/set-up-step";
import { hydrateIsland } from "./hydrate-island";
import { withSession } from "./with-session";

hydrateIsland(withSession(SetUpStep));
