/** Letters and digits that are not easily confused. */
export const PASSWORD_CHARACTERS = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_!";

/** Generates a password, about 5.9 random bits per character. */
export function generatePassword(length = 20): string {
  const count = PASSWORD_CHARACTERS.length;
  const unbiased = 256 - (256 % count);
  let password = "";
  while (password.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      if (byte < unbiased && password.length < length) password += PASSWORD_CHARACTERS[byte % count];
    }
  }
  return password;
}
