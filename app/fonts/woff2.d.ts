declare module "*.woff2" {
  /** The font's address, which changes with what is in it. */
  const address: string;
  export default address;
}
