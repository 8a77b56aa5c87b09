import { requireConfiguredAsKnown } from "../../guard";
import { Landing } from "../landing";

export default async function Page() {
  await requireConfiguredAsKnown("/welcome");
  return <Landing page="welcome" />;
}
