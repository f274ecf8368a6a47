declare module 'icu' {
  /** Finds places where lines may end. What it gives out is freed some time after it was dropped. */
  export class LineSegmenter {
    /** One that knows the words of Thai, Lao, Khmer and Burmese. */
    static createDictionary(): LineSegmenter;
    segment(text: string): { /** The next place, from 0 on; -1 after the last. */ next(): number };
  }

  /** What Unicode says of characters, which our tables are compared with. */
  export class CodePointMapData8 {
    static createVerticalOrientation(): CodePointMapData8;
    get(codePoint: number): number;
  }
}
