import { lazily } from './lazily';
import type { TextCluster, TextLine } from './textLayout';

/**
 * A line whose characters are worked out when they are first asked for. It is a class because V8 makes objects that have a
 * getter of their own slow, and keeps them, with all they hold, until its next full collection.
 */
class LazyLine implements TextLine {
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
  readonly column: number;
  readonly isRightToLeft: boolean;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly height: number;
  readonly baseline: number;
  readonly transform: TextLine['transform'];
  readonly backgrounds: TextLine['backgrounds'];
  readonly runs: TextLine['runs'];
  readonly rules: TextLine['rules'];
  readonly #clusters: () => readonly TextCluster[];

  constructor(line: Omit<TextLine, 'clusters'>, clusters: () => readonly TextCluster[]) {
    this.paragraph = line.paragraph;
    this.start = line.start;
    this.end = line.end;
    this.column = line.column;
    this.isRightToLeft = line.isRightToLeft;
    this.left = line.left;
    this.right = line.right;
    this.top = line.top;
    this.height = line.height;
    this.baseline = line.baseline;
    this.transform = line.transform;
    this.backgrounds = line.backgrounds;
    this.runs = line.runs;
    this.rules = line.rules;
    this.#clusters = lazily(clusters);
  }

  get clusters(): readonly TextCluster[] {
    return this.#clusters();
  }
}

/** A line whose characters are worked out when they are first asked for: `{ ...line }` leaves them out. */
export const lazyLine = (
  line: Omit<TextLine, 'clusters'>,
  clusters: () => readonly TextCluster[],
): TextLine => new LazyLine(line, clusters);
