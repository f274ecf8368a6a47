import { useState } from 'react';
import { Swatch } from '@/components/ColourInput';
import { Inline } from '@/components/Inline';
import { InlineMessage } from '@/components/InlineMessage';
import { NumericInput } from '@/components/NumericInput';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import {
  colourOf,
  conditionOf,
  constraintsOf,
  type Document,
  type Id,
  type Ordered,
} from '@/engine/document';
import { hasSizes, type Operation } from '@/engine/edit';
import { useFrameView } from '../../page/frames/FrameSession';
import { formatHex } from '../../page/formatHex';
import { createLookOperations } from '../../page/text/model/createLookOperations';
import { getRuns, getTypedLook } from '../../page/text/model/looks';
import { clampCaret, isEmpty, getRange, getWholeRange } from '../../page/text/model/places';
import { findTextFrame } from '../../page/text/model/findTextFrame';
import type { CanvasSession } from '../core/CanvasSession';

const Swatches = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1',
  '& [aria-pressed="true"]': { outline: '2px solid $colors$action', outlineOffset: 1 },
});

/** Returns the styles users may choose, by name. */
const offered = ({ order, items }: Ordered<{ readonly name: string }>, allowed: readonly Id[]) =>
  order.flatMap((id) => (allowed.includes(id) ? [{ value: id, label: items[id]?.name ?? id }] : []));

/**
 * Offers the allowed styles, colours and sizes for the selected text, or for all text without a selection.
 * Renders nothing if there is no choice.
 */
export function TextBar({ canvas }: { canvas: CanvasSession }) {
  const document = useFrameView(canvas, (view) => view.document);
  const mode = useFrameView(canvas, (view) => view.mode);
  const stored = useFrameView(canvas, (view) => view.caret);
  const [refusal, setRefusal] = useState<{ of: 'size' | 'look'; message: string }>();
  const frameId = mode.type === 'text' ? mode.frameId : '';
  const frame = findTextFrame(document, frameId);
  if (!frame) return null;
  const { paragraphs } = frame;
  const allowed = constraintsOf(document, frameId);
  const { brandKit } = document;
  const paragraphStyles = offered(brandKit.paragraphStyles, allowed.paragraphStyleIds);
  const characterStyles = offered(brandKit.characterStyles, allowed.characterStyleIds);
  const colours = offered(brandKit.colors, allowed.colorIds);
  const isSized = hasSizes(allowed);
  if (paragraphStyles.length + characterStyles.length + colours.length === 0 && !isSized) return null;

  const caret = clampCaret(paragraphs, stored);
  const selected = getRange(caret);
  const range = isEmpty(selected) ? getWholeRange(paragraphs) : selected;
  const part = { frameId, paragraphs, range };
  const [first = getTypedLook(document, paragraphs, caret)] = getRuns(document, paragraphs, range);
  const { color } = first.look;
  const colourId = color.applied && color.color.type === 'brandKit' ? color.color.colorId : undefined;
  const change = (of: 'size' | 'look', label: string, operations: readonly Operation[]) => {
    const message = canvas.change(operations, { label });
    setRefusal(message === undefined ? undefined : { of, message });
  };
  const [from, to] = [range.from.paragraph, range.to.paragraph];
  return (
    <Stack gap="2" role="group" data-beside-text="" aria-label={`Look of ${frame.name}`}>
      <Inline gap="3" wrap align="start">
        {paragraphStyles.length > 0 && (
          <Select
            label="Paragraph style"
            options={paragraphStyles}
            placeholder="As designed"
            value={paragraphs[from]?.paragraphStyleId ?? ''}
            onValueChange={(paragraphStyleId) =>
              change('look', 'paragraph style', [
                { kind: 'setParagraphStyle', frameId, from, to, paragraphStyleId },
              ])
            }
          />
        )}
        {characterStyles.length > 0 && (
          <Select
            label="Character style"
            options={characterStyles}
            placeholder="As designed"
            value={first.run.characterStyleId ?? ''}
            onValueChange={(characterStyleId) =>
              change('look', 'character style', [
                { kind: 'setTextStyle', frameId, range, format: {}, characterStyleId },
              ])
            }
          />
        )}
        {isSized && (
          <NumericInput
            label="Size"
            unit="pt"
            value={first.look.fontSize}
            error={refusal?.of === 'size' ? refusal.message : undefined}
            onValueChange={(fontSize) =>
              change('size', 'font size', createLookOperations(part, { fontSize }))
            }
          />
        )}
        {colours.length > 0 && (
          <TextColours
            document={document}
            colours={colours}
            chosenId={colourId}
            onChoose={(colorId) =>
              change(
                'look',
                'text colour',
                createLookOperations(part, {
                  color: { applied: true, color: { type: 'brandKit', colorId, opacity: 1 } },
                }),
              )
            }
          />
        )}
      </Inline>
      {refusal?.of === 'look' && <InlineMessage kind="NEGATIVE">{refusal.message}</InlineMessage>}
    </Stack>
  );
}

interface TextColoursProps {
  document: Document;
  colours: readonly { readonly value: Id; readonly label: string }[];
  /** The colour of the text; undefined if it is none of the brand kit. */
  chosenId: Id | undefined;
  onChoose: (colorId: Id) => void;
}

/** Swatches of the allowed colours. */
function TextColours({ document, colours, chosenId, onChoose }: TextColoursProps) {
  return (
    <Stack gap="1">
      <Text size="small" aria-hidden>
        Colour
      </Text>
      <Swatches role="group" aria-label="Colour">
        {colours.map(({ value: colorId, label }) => (
          <Swatch
            key={colorId}
            label={label}
            title={label}
            colour={formatHex(
              colourOf(document, { type: 'brandKit', colorId, opacity: 1 }).color,
              conditionOf(document),
            )}
            aria-pressed={chosenId === colorId}
            onClick={() => onChoose(colorId)}
          />
        ))}
      </Swatches>
    </Stack>
  );
}
