/** Something that a browser did not let a page of ours do. */
export type PolicyReport = {
  /** The directive of the Content-Security-Policy. */
  directive: string;
  /** The origin of what was stopped, or a word such as `inline`. */
  source: string;
  /** The name of the page; no address, which may be secret. */
  page: string;
  count: number;
  /** When it was last reported, in milliseconds since 1970. */
  lastAt: number;
};

export type PolicyReportsAnswer = { success: true; reports: PolicyReport[] };
