declare module 'icu' {
  /** Finds line break opportunities. Its memory is freed some time after the last use. */
  export class LineSegmenter {
    /** Creates one with dictionaries of Thai, Lao, Khmer and Burmese. */
    static createDictionary(): LineSegmenter;
    segment(text: string): { /** Returns the next position, from 0 on; -1 after the last. */ next(): number };
  }

  /** Unicode properties, which tests compare our tables with. */
  export class CodePointMapData8 {
    static createVerticalOrientation(): CodePointMapData8;
    get(codePoint: number): number;
  }
}
