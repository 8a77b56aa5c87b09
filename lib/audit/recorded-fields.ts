export const template = { name: "Name", version: "Version", fileName: "File", active: "Active" };
export const announcements = {
  announcements: "Announcements",
  exceptionDays: "Exceptions of the hours, days before",
};
export const page = {
  title: "Title",
  slug: "Web address",
  parent: "Page above",
  inNavigation: "In the navigation",
  search: "Search settings",
  sections: "Sections",
};
export const navigation = {
  hasOwnItems: "Own links at the top",
  items: "Links at the top",
  hasOwnColumns: "Own columns of the footer",
  columns: "Columns of the footer",
};
export const translation = { translated: "Translated texts", isPublished: "Published" };
export const seo = {
  title: "Title",
  description: "Description",
  keywords: "Keywords",
  canonical: "Canonical address, the one to list",
  robots: "Robots",
  author: "Author",
  language: "Language",
  ogTitle: "Open Graph title, of shared links",
  ogDescription: "Open Graph description, of shared links",
  ogImage: "Open Graph picture, of shared links",
  ogType: "Open Graph type, of shared links",
  twitterCard: "Twitter card",
  twitterSite: "Twitter site",
  twitterTitle: "Twitter title",
  twitterDescription: "Twitter description",
  twitterImage: "Twitter picture",
  structuredData: "Structured data",
};
export const pictureFile = { type: "Type", width: "Width", height: "Height" };
export const menu = { restaurant: "Restaurant", categories: "Categories", dishes: "Dishes" };
export const voucher = { value: "Value", isActive: "Active" };
export const hours = {
  week: "Week",
  kinds: "Kinds of order",
  exceptions: "Exceptions",
  lastOrder: "Rule of the last order",
  lastOrderMinutes: "Minutes before closing",
};
export const plan = { description: "Description", sections: "Sections" };
export const order = { status: "Status", payment: "Payment", refund: "Refund" };
export const refund = { ...order, amount: "Amount", reason: "Reason" };
export const reservation = {
  status: "Status",
  startsAt: "Begins",
  people: "People",
  table: "Table",
  cancelledBy: "Cancelled by",
  reason: "Reason",
};
export const reservationRules = {
  isOn: "Guests can reserve",
  tables: "Tables",
  durationMinutes: "Minutes at the table",
  largeFrom: "Large parties from",
  largeMinutes: "Minutes of large parties",
  gridMinutes: "Minutes between times",
  lastMinutes: "Minutes before closing",
  horizonDays: "Days ahead",
  leadMinutes: "Minutes in advance",
  largestParty: "Largest party",
  acceptance: "Acceptance",
  reminderHours: "Reminder, hours before",
  message: "Words for guests",
  tableOrders: "Orders at the table",
};
export const table = { table: "Table" };
export const user = { email: "Email address", role: "Role" };
export const profile = {
  name: "Name",
  kind: "Kind of business",
  menuLabel: "Link to the menu",
  taxNumber: "Tax number",
  places: "Addresses",
  phones: "Phones",
  email: "Email address",
  openingHours: "Opening hours",
  socialProfiles: "Social profiles",
  logo: "Logo",
  languages: "Languages",
  otherLanguages: "Further languages of the site",
  missingTranslation: "Pages without a translation",
  currency: "Currency",
};
export const passkey = { name: "Name" };
export const device = { name: "Name" };
export const printer = {
  name: "Name",
  protocol: "Protocol",
  width: "Width of the paper",
  codePage: "Letters",
  restaurantId: "Restaurant",
  kitchenCopies: "Kitchen tickets",
  receiptCopies: "Receipts",
};
export const endpoint = {
  url: "Address",
  events: "Events",
  withGuest: "With the guest’s data",
  isPrivateAllowed: "Own network allowed",
  isActive: "On",
};
export const printJob = { printer: "Printer", kind: "Ticket" };
export const job = { state: "State", tries: "Tries" };
export const token = { name: "Name", scopes: "Scopes", expiresAt: "Ends" };
export const removed = {
  orders: "Orders",
  reservations: "Reservations",
  messages: "Messages",
  mails: "Emails",
  push: "Notifications",
  webhooks: "Webhooks",
};
export const retention = {
  orderDataDays: "Days of data in orders",
  reservationDays: "Days of reservations",
  mailDays: "Days of emails",
  visitDays: "Days of visits",
};
