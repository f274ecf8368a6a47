/** A file that a generator creates. */
export interface GeneratedFile {
  /** From the root of the repository. */
  path: string;
  text: string;
}

/** Lines that a generator adds to an existing file. */
export interface Insertion {
  /** From the root of the repository. */
  path: string;
  /** The text before which the lines are inserted; it occurs once in the file. */
  before: string;
  text: string;
}

/** The complete result of a generator. */
export interface Generated {
  files: readonly GeneratedFile[];
  insertions: readonly Insertion[];
}
