/** Parameters of scrypt: about a quarter of a second and 64 MB (N = 2^16, r = 8, p = 1), also for each guess. */
export const passphraseCost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };
