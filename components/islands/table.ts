import { TableScreen } from "@/components/tables/guest/table-screen";
import { hydrateIsland } from "./hydrate-island";

hydrateIsland(TableScreen);
