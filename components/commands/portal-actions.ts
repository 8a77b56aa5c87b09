import {
  Bell,
  BookOpenText,
  CalendarCog,
  CalendarPlus,
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
  MailCheck,
  Plus,
  Printer,
  QrCode,
  RotateCcw,
  Smartphone,
  Store,
  Tablet,
  Upload,
  UserPlus,
  UtensilsCrossed,
  Webhook,
} from "lucide-react";
import type { Permission } from "@/lib/platform/access/permissions";

type Options = {
  /** The view of the tab. */
  query?: string;
  /** True if it applies to the menu of one restaurant. */
  eachRestaurant?: true;
  /** Permission needed in addition to the tab's. */
  permission?: Permission;
};

/** The actions that users search for, by key. The component that performs one passes the key to `usePortalAction`. */
const rows = [
  ["soldOut", "orders", "Mark dishes as sold out", UtensilsCrossed, { permission: "sold-out:write" }],
  ["kitchen", "orders", "Open the kitchen view", ChefHat, { permission: "orders:write" }],
  ["till", "orders", "Take an order for a guest", Plus, { query: "view=till", permission: "orders:write" }],
  [
    "book",
    "orders",
    "Open the day’s book",
    BookOpenText,
    { query: "view=book", permission: "dashboard:read" },
  ],
  [
    "reserveForGuest",
    "reservations",
    "Reserve a table for a guest",
    CalendarPlus,
    { permission: "orders:write" },
  ],
  [
    "reservationRules",
    "reservations",
    "Set tables and times of reservations",
    CalendarCog,
    { query: "view=rules", permission: "menus:write" },
  ],
  [
    "tableCodes",
    "tables",
    "Print the codes of the tables",
    QrCode,
    { query: "view=codes", permission: "menus:write" },
  ],
  ["exportOrders", "orders", "Export orders", Download, { permission: "orders:export" }],
  ["newPage", "pages", "Add a page", FilePlus],
  ["addRestaurant", "menus", "Add a restaurant", Store],
  ["addDish", "menus", "Add a dish", Plus, { eachRestaurant: true }],
  ["openOrClose", "menus", "Open or close the restaurant", DoorOpen, { eachRestaurant: true }],
  ["addPicture", "pictures", "Add a picture", ImagePlus],
  ["uploadTemplate", "templates", "Upload a template", Upload],
  ["addPage", "seo", "Add a custom page", FilePlus],
  ["addRedirect", "seo", "Add a redirect", CornerUpRight, { query: "view=redirects" }],
  ["addStaff", "users", "Add a cook by name and PIN", ChefHat, { permission: "users:write" }],
  ["invite", "users", "Invite somebody", UserPlus, { permission: "users:write" }],
  ["backUp", "backups", "Back up now", DatabaseBackup],
  ["restore", "backups", "Restore a backup", RotateCcw],
  ["newToken", "api", "Make an API token", KeyRound],
  ["paymentKeys", "settings", "Enter payment keys", CreditCard, { permission: "secrets:write" }],
  ["mailServer", "settings", "Set the mail server", Mail, { permission: "secrets:write" }],
  ["mails", "settings", "Choose which emails are sent", MailCheck],
  ["addPrinter", "settings", "Add a printer", Printer],
  ["addEndpoint", "settings", "Add an endpoint of webhooks", Webhook, { permission: "secrets:write" }],
  ["pairDevice", "settings", "Pair a kitchen device", Tablet, { permission: "devices:write" }],
  ["notifications", "account", "Notify this device of new orders", Bell, { permission: "orders:read" }],
  ["changePassword", "account", "Change your password", LockKeyhole],
  ["changeEmail", "account", "Change your email", Mail],
  ["addPasskey", "account", "Add a passkey", Fingerprint],
  ["authenticator", "account", "Set up an authenticator app", Smartphone],
  ["setPin", "account", "Set your kitchen PIN", ListChecks, { permission: "orders:write" }],
  ["signOutEverywhere", "account", "Sign out everywhere", LogOut],
] as const satisfies readonly (readonly [
  key: string,
  tab: string,
  label: string,
  icon: LucideIcon,
  options?: Options,
])[];

export type ActionKey = (typeof rows)[number][0];

/** Synonyms that find an action. */
const words: Record<ActionKey, string> = {
  soldOut: "86 eighty-six unavailable out of stock run out soldout available again",
  kitchen: "tickets cook kds screen",
  till: "new order place telephone phone counter pos point of sale register",
  book: "turnover revenue sales takings tax vat daily report z accounting month closing",
  reserveForGuest: "new booking reservation phone telephone",
  reservationRules: "seats capacity duration horizon accept bookings settings",
  tableCodes: "qr code sheet pdf replace rotate cards",
  exportOrders: "csv download spreadsheet excel accounting sales",
  addRestaurant: "new create menu location",
  addDish: "new create food drink item",
  openOrClose: "pause stop taking orders holiday shut reopen closed",
  addPicture: "new upload photo image logo",
  uploadTemplate: "new add zip theme design website",
  addPage: "new search engine title description",
  newPage: "new about us website section",
  addRedirect: "new 301 forward moved old address link",
  addStaff: "new kitchen staff person employee waiter helper tablet",
  invite: "new add user staff employee team member colleague person account",
  backUp: "backup new make save copy",
  restore: "recover bring back undo loss",
  newToken: "new create add key integration till webhook",
  paymentKeys: "stripe card pay money checkout",
  mailServer: "smtp emails mails send sender outgoing test",
  mails: "email mails mail guests confirmation ready cancelled summary evening switch off",
  addPrinter: "new printers printing receipts tickets kitchen star epson cloudprnt paper",
  addEndpoint: "new webhook webhooks events integration signed requests programs zapier",
  pairDevice: "new add tablet pin screen",
  notifications: "push notifications notified alerts bell ring sound phone",
  changePassword: "new the my credentials passphrase",
  changeEmail: "new the my e-mail address login",
  addPasskey: "new fingerprint face passwordless security key",
  authenticator: "two-factor 2fa second factor step code totp otp security",
  setPin: "change number device tablet",
  signOutEverywhere: "log logout sessions devices stolen lost",
};

export const portalActions = rows.map(([key, tab, label, icon, options]) => ({
  key,
  /** The key of its tab in the portal. */
  tab,
  label,
  words: words[key],
  icon,
  ...(options as Options | undefined),
}));
export type PortalAction = (typeof portalActions)[number];
