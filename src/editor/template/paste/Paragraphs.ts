import { LINE_END } from '../../page/text/model/places';
import type { PastedLook } from './htmlLooks';

/** Text with one look. */
export interface PastedRun extends PastedLook {
  readonly text: string;
}

/** A pasted paragraph. */
export interface PastedParagraph {
  readonly runs: readonly PastedRun[];
  readonly list?: { readonly type: 'bullets' | 'numbers'; readonly level: number };
}

type List = NonNullable<PastedParagraph['list']>;

/** Builds paragraphs from text, collapsing white space as browsers do. */
export class Paragraphs {
  readonly #all: PastedParagraph[] = [];
  #runs: PastedRun[] = [];
  #list: List | undefined;
  #isOpen = false;

  /** Begins a paragraph, or reuses an empty one. */
  begin(list: List | undefined): void {
    if (this.#runs.length > 0) this.end();
    this.#list = list;
    this.#isOpen = true;
  }

  add(text: string, look: PastedLook, keepsBlanks: boolean): void {
    const last = this.#runs.at(-1)?.text.at(-1) ?? '';
    const whole = keepsBlanks ? text.replaceAll(/\r?\n/g, LINE_END) : text.replaceAll(/[ \t\r\n]+/g, ' ');
    const isLineStart = last === '' || last === '\t' || last === LINE_END || last === ' ';
    const said = !keepsBlanks && isLineStart ? whole.replace(/^ /, '') : whole;
    if (said !== '') this.#runs.push({ text: said, ...look });
  }

  /**
   * Ends a paragraph.
   * @param isMeant whether to keep an empty one
   */
  end(isMeant = false): void {
    const isEmpty = this.#runs.length === 0;
    if (!isEmpty || (isMeant && this.#isOpen)) {
      const [last] = this.#runs.slice(-1);
      if (last) this.#runs[this.#runs.length - 1] = { ...last, text: last.text.replace(/[ \u2028]$/, '') };
      const runs = this.#runs.filter(({ text }) => text !== '');
      // Programs write an empty paragraph as a single no-break space.
      const isBlank = runs.every(({ text }) => /^\u00a0*$/.test(text));
      this.#all.push({ runs: isBlank ? [] : runs, ...(this.#list && { list: this.#list }) });
    }
    this.#runs = [];
    this.#isOpen = false;
  }

  get all(): readonly PastedParagraph[] {
    return this.#all;
  }
}
