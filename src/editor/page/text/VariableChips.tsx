import { styled } from '@/components/theme';
import type { Document } from '@/engine/document';
import { selectionBoxes } from '@/engine/text';
import type { TextCaret } from '../frames/FrameSession';
import { boxStyle } from './boxStyle';
import type { SetText } from './model/moves';

const Chip = styled('div', {
  position: 'absolute',
  border: '1px solid rgb(124 58 237 / 65%)',
  borderRadius: 3,
  backgroundColor: 'rgb(124 58 237 / 10%)',
  pointerEvents: 'none',
});

const Name = styled('span', {
  position: 'absolute',
  insetBlockEnd: '100%',
  left: 0,
  paddingInline: 3,
  borderRadius: 3,
  backgroundColor: '#6d28d9',
  color: '#ffffff',
  fontSize: '0.625rem',
  lineHeight: '0.875rem',
  whiteSpace: 'nowrap',
});

/** Width of a variable without a value, in CSS pixels. */
const LEAST = 3;

/** Returns the boxes of variables in a text, one per line. */
function getVariableBoxes({ paragraphs, layout }: SetText) {
  return paragraphs.flatMap(({ runs }, paragraph) => {
    let offset = 0;
    return runs.flatMap((run) => {
      const start = offset;
      offset += run.type === 'text' ? run.text.length : 1;
      if (run.type === 'text') return [];
      const boxes = selectionBoxes(layout, { paragraph, offset: start }, { paragraph, offset });
      return boxes.map((box, index) => ({ variableId: run.variableId, paragraph, start, box, index }));
    });
  });
}

interface VariableChipsProps {
  document: Document;
  text: SetText;
  caret: TextCaret;
  /** CSS pixels per point. */
  scale: number;
}

/** Outlines the values of variables in a text; shows the name beside the caret, and of empty ones. */
export function VariableChips({ document, text, caret: { focus }, scale }: VariableChipsProps) {
  return getVariableBoxes(text).map(({ variableId, paragraph, start, box, index }) => {
    const name = document.variables.items[variableId]?.name ?? '';
    const isBeside = focus.paragraph === paragraph && (focus.offset === start || focus.offset === start + 1);
    return (
      <Chip
        key={`${paragraph} ${start} ${index}`}
        aria-hidden
        data-testid="gsc-variable-chip"
        style={boxStyle({ ...box, width: Math.max(box.width, LEAST / scale) }, scale)}
      >
        {index === 0 && (isBeside || box.width === 0) && <Name>{name}</Name>}
      </Chip>
    );
  });
}
