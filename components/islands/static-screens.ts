import { StaticReserve } from "@/components/reservations/static/static-reserve";
import { CallUs } from "@/components/storefront/static/call-us";
import { StaticMenu } from "@/components/storefront/static/static-menu";

/**
 * The screens of the plain files of the site, without a script: those of islands by the island's name, rendered from its
 * data, and the part that replaces a form.
 */
export const staticScreens = { storefront: StaticMenu, reserve: StaticReserve, callUs: CallUs };
