/** A text of the site that editors may change. */
export interface SiteText {
  /** Where it stands in the code: `gallery/hint/touch`. What an editor wrote is found by it. */
  key: string;
  /** The default. */
  text: string;
  /** Whether the specification quotes it: then the words are the customer's. */
  quoted?: true;
}
