import { useMemo } from 'react';
import {
  lengthOfRuns,
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
import { ofType, useSelected, type Selected, type SelectedFrame } from '../../properties/selected';
import { runsIn, typedLook, type LookedRun } from '../../../page/text/model/looks';
import { lookOperations, type TextPart } from '../../../page/text/model/lookOperations';
import { caretIn, isEmpty, rangeOf, wholeOf } from '../../../page/text/model/places';

/** A paragraph with its whole look. */
interface LookedParagraph {
  readonly paragraph: Paragraph;
  readonly format: ParagraphFormat;
}

/** The texts that properties are of: all of each selected frame, or what is selected in the one that is edited. */
export interface TextTarget {
  readonly selected: Selected;
  readonly frames: readonly SelectedFrame<TextFrame>[];
  readonly parts: readonly TextPart[];
  readonly runs: readonly LookedRun[];
  readonly paragraphs: readonly LookedParagraph[];
  /** The caret of the text that is edited; none while frames are selected as a whole. */
  readonly caret: TextCaret | undefined;
}

/** Whether nothing is selected in a text that is edited, so that a look is that of what is typed next. */
const isTypedNext = ({ caret, parts: [part] }: TextTarget): boolean =>
  caret !== undefined &&
  part !== undefined &&
  isEmpty(part.range) &&
  lengthOfRuns(part.paragraphs[part.range.from.paragraph]?.runs ?? []) > 0;

/** What properties of texts are of; `undefined` where not all that is selected is text. */
export function useTextTarget(): TextTarget | undefined {
  const selected = useSelected();
  const mode = useView((view) => view.mode);
  const caret = useView((view) => view.caret);
  return useMemo(() => {
    const frames = ofType(selected.frames, 'text');
    if (frames.length === 0) return undefined;
    const { document } = selected;
    const isEdited = mode.type === 'text' && frames.length === 1;
    const parts = frames.map(({ id, frame: { paragraphs } }) => ({
      ...{ frameId: id, paragraphs },
      range: isEdited ? rangeOf(caretIn(paragraphs, caret)) : wholeOf(paragraphs),
    }));
    const [first] = parts;
    const own = isEdited && first ? caretIn(first.paragraphs, caret) : undefined;
    const runs =
      own && first && isEmpty(first.range)
        ? [typedLook(document, first.paragraphs, own)]
        : parts.flatMap(({ paragraphs, range }) => runsIn(document, paragraphs, range));
    const paragraphs = parts.flatMap((part) =>
      part.paragraphs
        .slice(part.range.from.paragraph, part.range.to.paragraph + 1)
        .map((paragraph) => ({ paragraph, format: paragraphFormatOf(paragraph, document.brandKit) })),
    );
    return { selected, frames, parts, runs, paragraphs, caret: own };
  }, [selected, mode, caret]);
}

/** What the fields of a text do. Each answers why nothing changed. */
export interface TextChanges {
  /** Gives characters a look. */
  readonly look: (label: string, format: CharacterFormat) => string | undefined;
  /** Gives whole paragraphs a look. */
  readonly paragraph: (label: string, format: ParagraphOverrides) => string | undefined;
  /** Makes paragraphs items of a list, or of none. */
  readonly list: (list: Paragraph['list'] | null) => string | undefined;
  /** Gives paragraphs a style of the brand kit; null for none. */
  readonly paragraphStyle: (id: Id | null) => string | undefined;
  /** Gives characters a style of the brand kit; null for none. */
  readonly characterStyle: (id: Id | null) => string | undefined;
  /** Does these operations. */
  readonly all: (label: string, operations: readonly Operation[]) => string | undefined;
}

const paragraphsOf = ({ frameId, range }: TextPart) => ({
  ...{ frameId, from: range.from.paragraph, to: range.to.paragraph },
});

/** Changes of a text; those of the same thing in a row are one step of undo. */
export function changesOf(session: EditorSession, target: TextTarget): TextChanges {
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
        ? typeNext({ ...run, format: { ...run?.format, ...format } })
        : all(
            label,
            parts.flatMap((part) => lookOperations(part, format)),
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
              ...{ frameId, range, format: {}, characterStyleId },
            })),
          ),
  };
}

/** Changes of the texts that are selected. */
export function useTextChanges(target: TextTarget): TextChanges {
  const session = useSession();
  return useMemo(() => changesOf(session, target), [session, target]);
}
