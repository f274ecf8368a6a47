import { useMemo } from 'react';
import {
  lengthOfRuns,
  mergeFormats,
  type CharacterFormat,
  type Id,
  type Paragraph,
  type ParagraphFormat,
  type ParagraphOverrides,
  type TextFrame,
} from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { paragraphFormatOf } from '@/engine/text';
import type { EditorSession } from '../../core/EditorSession';
import type { TextCaret } from '../../../page/frames/FrameSession';
import { useSession, useView } from '../../core/SessionContext';
import { filterByType, useSelected, type Selected, type SelectedFrame } from '../../properties/selected';
import { getRuns, getTypedLook, type LookedRun } from '../../../page/text/model/looks';
import { createLookOperations, type TextPart } from '../../../page/text/model/createLookOperations';
import { clampCaret, isEmpty, getRange, getWholeRange } from '../../../page/text/model/places';

/** A paragraph with its complete look. */
interface LookedParagraph {
  readonly paragraph: Paragraph;
  readonly format: ParagraphFormat;
}

/** The texts being changed: all of each selected frame, or the selection in the edited one. */
export interface TextTarget {
  readonly selected: Selected;
  readonly frames: readonly SelectedFrame<TextFrame>[];
  readonly parts: readonly TextPart[];
  readonly runs: readonly LookedRun[];
  readonly paragraphs: readonly LookedParagraph[];
  /** The caret of the edited text; undefined while whole frames are selected. */
  readonly caret: TextCaret | undefined;
}

/** Whether a look applies to the next typed text, because nothing is selected in the edited one. */
const isTypedNext = ({ caret, parts: [part] }: TextTarget): boolean =>
  caret !== undefined &&
  part !== undefined &&
  isEmpty(part.range) &&
  lengthOfRuns(part.paragraphs[part.range.from.paragraph]?.runs ?? []) > 0;

/** Returns the texts being changed; `undefined` if the selection includes anything else. */
export function useTextTarget(): TextTarget | undefined {
  const selected = useSelected();
  const mode = useView((view) => view.mode);
  const caret = useView((view) => view.caret);
  return useMemo(() => {
    const frames = filterByType(selected.frames, 'text');
    if (frames.length === 0) return undefined;
    const { document } = selected;
    const isEdited = mode.type === 'text' && frames.length === 1;
    const parts = frames.map(({ id, frame: { paragraphs } }) => ({
      frameId: id,
      paragraphs,
      range: isEdited ? getRange(clampCaret(paragraphs, caret)) : getWholeRange(paragraphs),
    }));
    const [first] = parts;
    const own = isEdited && first ? clampCaret(first.paragraphs, caret) : undefined;
    const runs =
      own && first && isEmpty(first.range)
        ? [getTypedLook(document, first.paragraphs, own)]
        : parts.flatMap(({ paragraphs, range }) => getRuns(document, paragraphs, range));
    const paragraphs = parts.flatMap((part) =>
      part.paragraphs
        .slice(part.range.from.paragraph, part.range.to.paragraph + 1)
        .map((paragraph) => ({ paragraph, format: paragraphFormatOf(paragraph, document.brandKit) })),
    );
    return { selected, frames, parts, runs, paragraphs, caret: own };
  }, [selected, mode, caret]);
}

/** Changes of texts. Each returns why nothing changed. */
export interface TextChanges {
  /** Changes the look of characters. */
  readonly look: (label: string, format: CharacterFormat) => string | undefined;
  /** Changes the look of whole paragraphs. */
  readonly paragraph: (label: string, format: ParagraphOverrides) => string | undefined;
  /** Makes paragraphs list items, or ends their list. */
  readonly list: (list: Paragraph['list'] | null) => string | undefined;
  /** Assigns a paragraph style of the brand kit; null for none. */
  readonly paragraphStyle: (id: Id | null) => string | undefined;
  /** Assigns a character style of the brand kit; null for none. */
  readonly characterStyle: (id: Id | null) => string | undefined;
  /** Applies operations. */
  readonly all: (label: string, operations: readonly Operation[]) => string | undefined;
}

const paragraphsOf = ({ frameId, range }: TextPart) => ({
  frameId,
  from: range.from.paragraph,
  to: range.to.paragraph,
});

/** Creates the changes of a text; consecutive ones of the same property are one undo step. */
export function createTextChanges(session: EditorSession, target: TextTarget): TextChanges {
  const { parts, caret } = target;
  const all: TextChanges['all'] = (label, operations) =>
    session.change(operations, {
      label,
      key: `${label} of ${JSON.stringify(parts.map(({ frameId, range }) => [frameId, range]))}`,
    });
  const typeNext = (look: NonNullable<TextCaret['look']>): undefined => {
    if (caret) session.putCaret({ ...caret, look });
  };
  const run = target.runs[0]?.run;
  return {
    all,
    look: (label, format) =>
      isTypedNext(target)
        ? typeNext({ ...run, format: mergeFormats(run?.format, format) })
        : all(
            label,
            parts.flatMap((part) => createLookOperations(part, format)),
          ),
    paragraph: (label, format) =>
      all(
        label,
        parts.map((part) => ({ kind: 'setParagraphStyle', ...paragraphsOf(part), format })),
      ),
    list: (list) =>
      all(
        'list',
        parts.map((part) => ({ kind: 'setParagraphStyle', ...paragraphsOf(part), list: list ?? null })),
      ),
    paragraphStyle: (paragraphStyleId) =>
      all(
        'paragraph style',
        parts.map((part) => ({ kind: 'setParagraphStyle', ...paragraphsOf(part), paragraphStyleId })),
      ),
    characterStyle: (characterStyleId) =>
      isTypedNext(target)
        ? typeNext(characterStyleId === null ? {} : { characterStyleId })
        : all(
            'character style',
            parts.map(({ frameId, range }) => ({
              kind: 'setTextStyle',
              frameId,
              range,
              format: {},
              characterStyleId,
            })),
          ),
  };
}

/** Returns the changes of the selected texts. */
export function useTextChanges(target: TextTarget): TextChanges {
  const session = useSession();
  return useMemo(() => createTextChanges(session, target), [session, target]);
}
