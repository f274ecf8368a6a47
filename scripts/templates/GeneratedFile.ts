/** A file a generator makes. */
export interface GeneratedFile {
  /** From the root of the repository. */
  path: string;
  text: string;
}

/** Lines a generator adds to a file there is. */
export interface Insertion {
  /** From the root of the repository. */
  path: string;
  /** What the lines come before: text that stands in the file once. */
  before: string;
  text: string;
}

/** Everything a generator makes. */
export interface Generated {
  files: readonly GeneratedFile[];
  insertions: readonly Insertion[];
}
