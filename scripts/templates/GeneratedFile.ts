/** A file a generator makes. */
export interface GeneratedFile {
  /** From the root of the repository. */
  path: string;
  text: string;
}
