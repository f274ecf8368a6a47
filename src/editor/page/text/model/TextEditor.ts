import type { Id, Paragraph, Run } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import type { ChangeNote } from '../../History';
import type { FrameSession, TextCaret, TextPlace } from '../../frames/FrameSession';
import { copyOf, pasted, readCopy, type Copy } from './clipboard';
import type { Emphasis, StylesOf } from './fontStyles';
import { endingList, shiftingLevel } from './lists';
import { emphasising } from './looks';
import {
  leaving,
  moved,
  nextPlace,
  nextWordPlace,
  previousPlace,
  previousWordPlace,
  type Movement,
  type MoveOptions,
  type SetText,
} from './moves';
import {
  caretOf,
  caretIn,
  comparePlaces,
  endOfInserted,
  isEmpty,
  LINE_END,
  paragraphsIn,
  rangeOf,
  splitParagraphs,
  textOf,
  wholeOf,
  type TextRange,
} from './places';
import { textFrameOf } from './textFrameOf';

const TYPING: ChangeNote = { label: 'typing', key: 'typing' };

/**
 * What keys, pointers and the clipboard do to the text of a frame. Each method changes document and caret of the session;
 * those that may be refused answer why nothing changed.
 */
export class TextEditor {
  readonly #session: FrameSession;
  readonly #frameId: Id;

  constructor(session: FrameSession, frameId: Id) {
    this.#session = session;
    this.#frameId = frameId;
  }

  /** The text as it is now. */
  get paragraphs(): readonly Paragraph[] {
    return textFrameOf(this.#session.view().document, this.#frameId)?.paragraphs ?? [];
  }

  /** The caret, at the end of the text before it was put anywhere. */
  get caret(): TextCaret {
    return caretIn(this.paragraphs, this.#session.view().caret);
  }

  /** What is selected, as it is stored. */
  get selectedText(): string {
    const range = this.#range;
    return isEmpty(range) ? '' : paragraphsIn(this.paragraphs, range).map(textOf).join('\n');
  }

  get #range(): TextRange {
    return rangeOf(this.caret);
  }

  /** Puts the caret to a place; `extend` keeps the other end of what is selected. */
  put(place: TextPlace, side: TextCaret['side'], extend: boolean): void {
    this.#session.endStep();
    const { paragraph, offset } = place;
    const focus = { paragraph, offset };
    this.#session.putCaret({ anchor: extend ? this.caret.anchor : focus, focus, side });
  }

  /** Puts the caret to where the text became another by itself. */
  follow(place: TextPlace): void {
    this.#session.putCaret(caretOf(place));
  }

  /** Selects a range; the caret stands at its end. */
  select({ from, to }: TextRange): void {
    this.#session.endStep();
    this.#session.putCaret({ anchor: from, focus: to, side: 'before' });
  }

  selectAll(): void {
    this.select(wholeOf(this.paragraphs));
  }

  /** Moves the caret. Without `extend` a selection is left at the side that is gone to. */
  move(layout: SetText['layout'], movement: Movement, extend: boolean, options: MoveOptions): void {
    const { caret, paragraphs } = this;
    const range = this.#range;
    const left = extend || isEmpty(range) ? undefined : leaving(layout, range, movement);
    const { side, ...place } = left ?? moved({ paragraphs, layout }, caret, movement, options);
    this.put(place, side, extend);
  }

  /** Types text in the look that stands at the caret; each end of line starts a paragraph. */
  type(text: string, note: ChangeNote = TYPING): string | undefined {
    const { look } = this.caret;
    const range = this.#range;
    const inserted = splitParagraphs(text).map((part): Paragraph => {
      const run: Run = { type: 'text', text: part, ...look };
      return { ...this.paragraphs[range.from.paragraph], runs: [run] };
    });
    const operation: Operation = look
      ? { kind: 'insertParagraphs', frameId: this.#frameId, range, paragraphs: inserted }
      : { kind: 'replaceText', frameId: this.#frameId, range, text };
    return this.#replace(operation, range, inserted, note);
  }

  /** Puts a variable to the caret. */
  insertVariable(variableId: Id): string | undefined {
    const { look } = this.caret;
    const range = this.#range;
    const inserted = [
      {
        ...this.paragraphs[range.from.paragraph],
        runs: [{ type: 'variable' as const, variableId, ...look }],
      },
    ];
    const operation: Operation = {
      kind: 'insertParagraphs',
      ...{ frameId: this.#frameId, range, paragraphs: inserted },
    };
    return this.#replace(operation, range, inserted, { label: 'variable' });
  }

  /** Starts a paragraph; in an item of a list that is empty the list ends instead. */
  startParagraph(): string | undefined {
    const { from } = this.#range;
    const paragraph = this.paragraphs[from.paragraph];
    if (paragraph?.list && textOf(paragraph) === '') return this.#endList();
    return this.type('\n');
  }

  breakLine(): string | undefined {
    return this.type(LINE_END);
  }

  /** Deletes what is selected, or what stands before or behind the caret. At the start of a list's item the list ends. */
  delete(layout: SetText['layout'], by: 'character' | 'word' | 'line', isBack: boolean): string | undefined {
    const selected = this.#range;
    if (!isEmpty(selected)) return this.#remove(selected, { label: 'deletion' });
    const { focus } = this.caret;
    const isItem = this.paragraphs[focus.paragraph]?.list !== undefined;
    if (isBack && focus.offset === 0 && isItem) return this.#endList();
    const reached = this.#reach({ paragraphs: this.paragraphs, layout }, by, isBack);
    const [from, to] = comparePlaces(reached, focus) < 0 ? [reached, focus] : [focus, reached];
    return isEmpty({ from, to })
      ? undefined
      : this.#remove({ from, to }, { label: 'deletion', key: isBack ? 'back' : 'on' });
  }

  /** Moves items of lists to another level; in other text a tab is typed. */
  shiftLevel(by: 1 | -1): string | undefined {
    const operations = shiftingLevel(this.#frameId, this.paragraphs, this.#range, by);
    if (operations.length > 0) return this.#session.change(operations, { label: 'list level' });
    return by > 0 ? this.type('\t') : undefined;
  }

  /** Makes what is selected, or is typed next, bold or italic, or not so. */
  emphasise(emphasis: Emphasis, stylesOf: StylesOf | undefined): string | undefined {
    const { document } = this.#session.view();
    const { caret, paragraphs } = this;
    const result = emphasising(document, { frameId: this.#frameId, paragraphs, caret }, emphasis, stylesOf);
    if (result.refusal !== undefined) return result.refusal;
    if (result.look) this.#session.putCaret({ ...caret, look: result.look });
    if (result.operations.length === 0) return undefined;
    return this.#session.change(result.operations, { label: emphasis });
  }

  /** What is selected, for the clipboard; `undefined` where nothing is. */
  copy(): Copy | undefined {
    const range = this.#range;
    return isEmpty(range) ? undefined : copyOf(this.#session.view().document, this.paragraphs, range);
  }

  cut(): string | undefined {
    const range = this.#range;
    return isEmpty(range) ? undefined : this.#remove(range, { label: 'cut' });
  }

  /** Puts in what lies on the clipboard: with its looks if it was copied in an editor of templates, else as it is typed. */
  paste({ plain, html }: Copy): string | undefined {
    const { document } = this.#session.view();
    this.#session.endStep();
    const range = this.#range;
    const copied = readCopy(html);
    if (copied) {
      try {
        const paragraphs = pasted(document, this.paragraphs, range, copied);
        const operation: Operation = { kind: 'insertParagraphs', frameId: this.#frameId, range, paragraphs };
        if (this.#replace(operation, range, paragraphs, { label: 'paste' }) === undefined) return undefined;
      } catch {
        // Anything may call itself copied text; what is none comes in as plain text.
      }
    }
    return plain === '' ? undefined : this.type(plain, { label: 'paste' });
  }

  /** How far a deletion goes. */
  #reach(text: SetText, by: 'character' | 'word' | 'line', isBack: boolean): TextPlace {
    const { focus } = this.caret;
    if (by === 'character') return isBack ? previousPlace(text, focus, true) : nextPlace(text, focus);
    if (by === 'word') return isBack ? previousWordPlace(text, focus) : nextWordPlace(text, focus, true);
    const movement = isBack ? 'lineStart' : 'lineEnd';
    const { paragraph, offset } = moved(text, this.caret, movement, { stopsAtWordEnds: false });
    const isThere = isBack && offset === focus.offset && paragraph === focus.paragraph;
    return isThere ? previousPlace(text, focus) : { paragraph, offset };
  }

  #remove(range: TextRange, note: ChangeNote): string | undefined {
    const operation: Operation = { kind: 'replaceText', frameId: this.#frameId, range, text: '' };
    return this.#replace(operation, range, [{ runs: [] }], note);
  }

  #replace(
    operation: Operation,
    { from }: TextRange,
    inserted: readonly Paragraph[],
    { label, key }: ChangeNote,
  ): string | undefined {
    const refusal = this.#session.change([operation], {
      label,
      ...(key !== undefined && { key: `${key} ${this.#frameId}` }),
    });
    if (refusal === undefined) {
      const place = endOfInserted(from, inserted);
      const isStart = place.offset === 0;
      this.#session.putCaret(caretOf(place, isStart ? 'after' : 'before'));
    }
    return refusal;
  }

  #endList(): string | undefined {
    const operation = endingList(this.#frameId, this.#range.from.paragraph);
    return this.#session.change([operation], { label: 'list' });
  }
}
