/** Letters and digits that can't be mistaken for one another when read aloud or copied from paper. */
export const PASSWORD_CHARACTERS = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_!";

/** A password from the system's source of randomness, about 5.9 bits a character. */
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
