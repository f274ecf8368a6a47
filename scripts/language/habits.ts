/** A habit of ours that costs readers a second reading, and how often a text may have it. */
export interface Habit {
  readonly name: string;
  readonly pattern: RegExp;
  /** Largest share of all comments: twice the highest of Typst, Excalidraw and Logto. */
  readonly limit: number;
}

/** The beginning of a docstring or of one of its tags. */
const BEGINS = '(?:^|@(?:param|returns|throws|default)(?: \\w+)? )';

export const HABITS: readonly Habit[] = [
  {
    name: 'begins with What, Whoever, Of or Where',
    pattern: new RegExp(`${BEGINS}(?:what|whatever|whoever|of|where)\\b`, 'i'),
    limit: 0.002,
  },
  {
    name: 'lets things stand or lie',
    pattern: /\b(?:stands?|stood|lies?|lay)\b(?! (?:in for|out)\b)/i,
    limit: 0.01,
  },
  { name: 'lets things tell or say', pattern: /\b(?:tells?|told|says?|said)\b/i, limit: 0.004 },
  {
    name: 'speaks of whoever, somebody or nobody',
    pattern: /\b(?:whoever|somebody|nobody)\b/i,
    limit: 0.002,
  },
];
