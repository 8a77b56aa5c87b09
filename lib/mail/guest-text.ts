/** Web addresses as mail programs make links of them. */
const WEB_ADDRESS = /:\/\/|\bwww\.|[\p{L}\p{N}-]\.(?:[a-z]{2,}|[A-Z]{2,})(?![\p{L}\p{N}])/u;

/**
 * Returns a guest's text for a mail to the address that the guest entered, which may be a stranger's: empty if it has a
 * web address, so that nobody can send links in the name of the business.
 */
export const guestText = (text: string): string => (WEB_ADDRESS.test(text) ? "" : text);
