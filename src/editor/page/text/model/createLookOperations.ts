import { lengthOfRuns, type CharacterFormat, type Id, type Paragraph } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import type { TextRange } from './places';

/** The part of a frame's text whose properties are shown. */
export interface TextPart {
  readonly frameId: Id;
  readonly paragraphs: readonly Paragraph[];
  readonly range: TextRange;
}

/** Returns the operations that give a part of a text a look; whole paragraphs store it themselves. */
export function createLookOperations(
  { frameId, paragraphs, range: { from, to } }: TextPart,
  format: CharacterFormat,
): readonly Operation[] {
  return paragraphs.slice(from.paragraph, to.paragraph + 1).flatMap(({ runs }, index): Operation[] => {
    const at = from.paragraph + index;
    const length = lengthOfRuns(runs);
    const start = index === 0 ? from.offset : 0;
    const end = at === to.paragraph ? to.offset : length;
    if (start === 0 && end === length) {
      return [{ kind: 'setParagraphStyle', frameId, from: at, to: at, format, throughout: true }];
    }
    if (start === end) return [];
    const range = { from: { paragraph: at, offset: start }, to: { paragraph: at, offset: end } };
    return [{ kind: 'setTextStyle', frameId, range, format }];
  });
}
