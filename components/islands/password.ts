import { ChoosePassword } from "@/components/accounts/sign-in/choose-password";
import { hydrateIsland } from "./hydrate-island";
import { withSession } from "./with-session";

hydrateIsland(withSession(ChoosePassword));
