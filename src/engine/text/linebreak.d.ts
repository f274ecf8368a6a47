declare module 'linebreak' {
  /** Where lines may end by the rules of UAX 14. */
  class LineBreaker {
    constructor(text: string);
    /** The next place, in UTF-16 units; the last is the end of the text. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
  export { LineBreaker as default };
}
