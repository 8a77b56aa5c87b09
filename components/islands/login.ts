import { LoginForm } from "@/components/accounts/sign-in/login-form";
import { hydrateIsland } from "./hydrate-island";
import { withSession } from "./with-session";

hydrateIsland(withSession(LoginForm));
