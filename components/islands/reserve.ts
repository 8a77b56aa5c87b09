import { ReserveScreen } from "@/components/reservations/guest/reserve-screen";
import { hydrateIsland } from "./hydrate-island";

hydrateIsland(ReserveScreen);
