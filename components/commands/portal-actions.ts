import {
  ChefHat,
  CornerUpRight,
  CreditCard,
  DatabaseBackup,
  DoorOpen,
  Download,
  FilePlus,
  Fingerprint,
  ImagePlus,
  KeyRound,
  ListChecks,
  LockKeyhole,
  LogOut,
  type LucideIcon,
  Mail,
  Plus,
  RotateCcw,
  Smartphone,
  Store,
  Tablet,
  Upload,
  UserPlus,
  UtensilsCrossed,
} from "lucide-react";
import type { Permission } from "@/lib/platform/access/permissions";

type Declared = {
  key: string;
  /** The key of the portal's tab where it is done. */
  tab: string;
  /** The view of that tab. */
  query?: string;
  /** It is done in the menu of one restaurant. */
  eachRestaurant?: true;
  label: string;
  /** Other names that find it. */
  words: string;
  icon: LucideIcon;
  /** Permission needed in addition to the tab's. */
  permission?: Permission;
};

/** What people come to the portal to do. The component that does it passes the key to `usePortalAction`. */
const declared = [
  {
    key: "soldOut",
    tab: "orders",
    label: "Mark dishes as sold out",
    words: "86 eighty-six unavailable out of stock run out soldout available again",
    icon: UtensilsCrossed,
    permission: "sold-out:write",
  },
  {
    key: "kitchen",
    tab: "orders",
    label: "Open the kitchen view",
    words: "tickets cook kds screen",
    icon: ChefHat,
    permission: "orders:write",
  },
  {
    key: "exportOrders",
    tab: "orders",
    label: "Export orders",
    words: "csv download spreadsheet excel accounting sales",
    icon: Download,
  },
  {
    key: "addRestaurant",
    tab: "menus",
    label: "Add a restaurant",
    words: "new create menu location",
    icon: Store,
  },
  {
    key: "addDish",
    tab: "menus",
    eachRestaurant: true,
    label: "Add a dish",
    words: "new create food drink item",
    icon: Plus,
  },
  {
    key: "openOrClose",
    tab: "menus",
    eachRestaurant: true,
    label: "Open or close the restaurant",
    words: "pause stop taking orders holiday shut reopen closed",
    icon: DoorOpen,
  },
  {
    key: "addPicture",
    tab: "pictures",
    label: "Add a picture",
    words: "new upload photo image logo",
    icon: ImagePlus,
  },
  {
    key: "uploadTemplate",
    tab: "templates",
    label: "Upload a template",
    words: "new add zip theme design website",
    icon: Upload,
  },
  {
    key: "addPage",
    tab: "seo",
    label: "Add a custom page",
    words: "new search engine title description",
    icon: FilePlus,
  },
  {
    key: "addRedirect",
    tab: "seo",
    query: "view=redirects",
    label: "Add a redirect",
    words: "new 301 forward moved old address link",
    icon: CornerUpRight,
  },
  {
    key: "invite",
    tab: "users",
    label: "Invite somebody",
    words: "new add user staff employee team member colleague person account",
    icon: UserPlus,
    permission: "users:write",
  },
  {
    key: "backUp",
    tab: "backups",
    label: "Back up now",
    words: "backup new make save copy",
    icon: DatabaseBackup,
  },
  {
    key: "restore",
    tab: "backups",
    label: "Restore a backup",
    words: "recover bring back undo loss",
    icon: RotateCcw,
  },
  {
    key: "newToken",
    tab: "api",
    label: "Make an API token",
    words: "new create add key integration till webhook",
    icon: KeyRound,
  },
  {
    key: "paymentKeys",
    tab: "settings",
    label: "Enter payment keys",
    words: "stripe card pay money checkout",
    icon: CreditCard,
    permission: "secrets:write",
  },
  {
    key: "pairDevice",
    tab: "settings",
    label: "Pair a kitchen device",
    words: "new add tablet pin screen",
    icon: Tablet,
    permission: "devices:write",
  },
  {
    key: "changePassword",
    tab: "account",
    label: "Change your password",
    words: "new the my credentials passphrase",
    icon: LockKeyhole,
  },
  {
    key: "changeEmail",
    tab: "account",
    label: "Change your email",
    words: "new the my e-mail address login",
    icon: Mail,
  },
  {
    key: "addPasskey",
    tab: "account",
    label: "Add a passkey",
    words: "new fingerprint face passwordless security key",
    icon: Fingerprint,
  },
  {
    key: "authenticator",
    tab: "account",
    label: "Set up an authenticator app",
    words: "two-factor 2fa second factor step code totp otp security",
    icon: Smartphone,
  },
  {
    key: "setPin",
    tab: "account",
    label: "Set your kitchen PIN",
    words: "change number device tablet",
    icon: ListChecks,
    permission: "orders:write",
  },
  {
    key: "signOutEverywhere",
    tab: "account",
    label: "Sign out everywhere",
    words: "log logout sessions devices stolen lost",
    icon: LogOut,
  },
] as const satisfies readonly Declared[];

export type ActionKey = (typeof declared)[number]["key"];
export type PortalAction = Declared & { key: ActionKey };
export const portalActions: readonly PortalAction[] = declared;
