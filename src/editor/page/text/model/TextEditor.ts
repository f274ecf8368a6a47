import type { Id, Paragraph, Run } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import type { ChangeNote } from '../../History';
import type { FrameSession, TextCaret, TextPlace } from '../../frames/FrameSession';
import { copyRange, prepareForPaste, readCopy, type Copy } from './clipboard';
import type { Emphasis, StylesOf } from './fontStyles';
import { endingList, shiftListLevel } from './lists';
import { toggleEmphasis } from './looks';
import {
  collapseSelection,
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
  createCaret,
  clampCaret,
  comparePlaces,
  getInsertedEnd,
  isEmpty,
  LINE_END,
  cutParagraphs,
  getRange,
  splitParagraphs,
  getText,
  getWholeRange,
  type TextRange,
} from './places';
import { findTextFrame } from './findTextFrame';

const TYPING: ChangeNote = { label: 'typing', key: 'typing' };

/**
 * Applies keys, pointers and the clipboard to a frame's text. Each method changes document and caret of the session;
 * those that can fail return the reason.
 */
export class TextEditor {
  readonly #session: FrameSession;
  readonly #frameId: Id;

  constructor(session: FrameSession, frameId: Id) {
    this.#session = session;
    this.#frameId = frameId;
  }

  /** The current text. */
  get paragraphs(): readonly Paragraph[] {
    return findTextFrame(this.#session.view().document, this.#frameId)?.paragraphs ?? [];
  }

  /** The caret; initially at the end of the text. */
  get caret(): TextCaret {
    return clampCaret(this.paragraphs, this.#session.view().caret);
  }

  /** The selected text as stored. */
  get selectedText(): string {
    const range = this.#range;
    return isEmpty(range) ? '' : cutParagraphs(this.paragraphs, range).map(getText).join('\n');
  }

  get #range(): TextRange {
    return getRange(this.caret);
  }

  /** Moves the caret; `extend` keeps the other end of the selection. */
  put(place: TextPlace, side: TextCaret['side'], extend: boolean): void {
    this.#session.endStep();
    const { paragraph, offset } = place;
    const focus = { paragraph, offset };
    this.#session.putCaret({ anchor: extend ? this.caret.anchor : focus, focus, side });
  }

  /** Moves the caret to a change made from outside. */
  follow(place: TextPlace): void {
    this.#session.putCaret(createCaret(place));
  }

  /** Selects a range, with the caret at its end. */
  select({ from, to }: TextRange): void {
    this.#session.endStep();
    this.#session.putCaret({ anchor: from, focus: to, side: 'before' });
  }

  selectAll(): void {
    this.select(getWholeRange(this.paragraphs));
  }

  /** Moves the caret. Without `extend`, an arrow ends a selection at that side. */
  move(layout: SetText['layout'], movement: Movement, extend: boolean, options: MoveOptions): void {
    const { caret, paragraphs } = this;
    const range = this.#range;
    const left = extend || isEmpty(range) ? undefined : collapseSelection(layout, range, movement);
    const { side, ...place } = left ?? moved({ paragraphs, layout }, caret, movement, options);
    this.put(place, side, extend);
  }

  /** Types text in the caret's look; each line break starts a paragraph. */
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

  /** Inserts a variable at the caret. */
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
      frameId: this.#frameId,
      range,
      paragraphs: inserted,
    };
    return this.#replace(operation, range, inserted, { label: 'variable' });
  }

  /** Starts a paragraph; in an empty list item it ends the list instead. */
  startParagraph(): string | undefined {
    const { from } = this.#range;
    const paragraph = this.paragraphs[from.paragraph];
    if (paragraph?.list && getText(paragraph) === '') return this.#endList();
    return this.type('\n');
  }

  breakLine(): string | undefined {
    return this.type(LINE_END);
  }

  /** Deletes the selection, or text before or after the caret. At the start of a list item it ends the list. */
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

  /** Changes the level of list items; elsewhere it types a tab. */
  shiftLevel(by: 1 | -1): string | undefined {
    const operations = shiftListLevel(this.#frameId, this.paragraphs, this.#range, by);
    if (operations.length > 0) return this.#session.change(operations, { label: 'list level' });
    return by > 0 ? this.type('\t') : undefined;
  }

  /** Toggles bold or italic for the selection, or for the next typed text. */
  emphasise(emphasis: Emphasis, stylesOf: StylesOf | undefined): string | undefined {
    const { document } = this.#session.view();
    const { caret, paragraphs } = this;
    const text = { frameId: this.#frameId, paragraphs, caret };
    const result = toggleEmphasis(document, text, emphasis, stylesOf);
    if (result.refusal !== undefined) return result.refusal;
    if (result.look) this.#session.putCaret({ ...caret, look: result.look });
    if (result.operations.length === 0) return undefined;
    return this.#session.change(result.operations, { label: emphasis });
  }

  /** Copies the selection; `undefined` if it is empty. */
  copy(): Copy | undefined {
    const range = this.#range;
    return isEmpty(range) ? undefined : copyRange(this.#session.view().document, this.paragraphs, range);
  }

  cut(): string | undefined {
    const range = this.#range;
    return isEmpty(range) ? undefined : this.#remove(range, { label: 'cut' });
  }

  /** Pastes the clipboard: with its looks if copied in a template editor, else as typed text. */
  paste({ plain, html }: Copy): string | undefined {
    const { document } = this.#session.view();
    this.#session.endStep();
    const range = this.#range;
    const copied = readCopy(html);
    if (copied) {
      try {
        const paragraphs = prepareForPaste(document, this.paragraphs, range, copied);
        const operation: Operation = { kind: 'insertParagraphs', frameId: this.#frameId, range, paragraphs };
        if (this.#replace(operation, range, paragraphs, { label: 'paste' }) === undefined) return undefined;
      } catch {
        // Any page can put data of this format on the clipboard; invalid data is pasted as plain text.
      }
    }
    return plain === '' ? undefined : this.type(plain, { label: 'paste' });
  }

  /** Returns where a deletion ends. */
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
      const place = getInsertedEnd(from, inserted);
      const isStart = place.offset === 0;
      this.#session.putCaret(createCaret(place, isStart ? 'after' : 'before'));
    }
    return refusal;
  }

  #endList(): string | undefined {
    const operation = endingList(this.#frameId, this.#range.from.paragraph);
    return this.#session.change([operation], { label: 'list' });
  }
}
