declare module 'linebreak' {
  /** Finds line breaks by UAX 14. */
  class LineBreaker {
    constructor(text: string);
    /** Returns the next position, in UTF-16 units; the last is the end of the text. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
  export { LineBreaker as default };
}
