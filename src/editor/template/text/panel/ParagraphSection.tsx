import { List, ListOrdered, TextInitial } from 'lucide-react';
import type { ParagraphFormat } from '@/engine/document';
import { NumberField } from '../../properties/fields/NumberField';
import { Pair, Section } from '../../properties/fields/Section';
import { getCommonValue } from '../../properties/selected';
import { alignmentsOf } from './alignments';
import type { TextChanges, TextTarget } from './target';
import { Toggles } from './Toggles';

const LISTS = [
  { value: 'none', label: 'No list', icon: TextInitial },
  { value: 'bullets', label: 'Bullets', icon: List },
  { value: 'numbers', label: 'Numbers', icon: ListOrdered },
] as const;

const LENGTHS = [
  ['spaceBefore', 'Space before', 0],
  ['spaceAfter', 'Space after', 0],
  ['startIndent', 'Start indent', 0],
  ['endIndent', 'End indent', 0],
  ['textIndent', 'First line', -1_000_000],
] as const satisfies readonly (readonly [keyof ParagraphFormat, string, number])[];

interface ParagraphSectionProps {
  target: TextTarget;
  changes: TextChanges;
}

/** Edits the look of paragraphs and their lists. */
export function ParagraphSection({ target, changes }: ParagraphSectionProps) {
  const { frames, paragraphs } = target;
  const flow = getCommonValue(frames, ({ frame }) => frame.options.flow.type);
  const list = getCommonValue(paragraphs, ({ paragraph }) => paragraph.list?.type ?? 'none');
  const level = getCommonValue(paragraphs, ({ paragraph }) => paragraph.list?.level);
  return (
    <Section title="Paragraph">
      <Pair>
        <Toggles
          label="Alignment"
          options={alignmentsOf(flow).along}
          value={getCommonValue(paragraphs, ({ format }) => format.textAlign)}
          onChange={(textAlign) =>
            // The last line of a justified paragraph aligns with its start.
            changes.paragraph('alignment', {
              textAlign,
              textAlignLast: textAlign === 'justify' ? 'left' : textAlign,
            })
          }
        />
        <Toggles
          label="List"
          options={LISTS}
          value={list}
          onChange={(type) => changes.list(type === 'none' ? null : { type, level: level ?? 1 })}
        />
      </Pair>
      <Pair>
        {(list === 'bullets' || list === 'numbers') && (
          <NumberField
            label="List level"
            min={1}
            max={list === 'bullets' ? 5 : 4}
            decimals={0}
            value={level}
            onChange={(next) => changes.list({ type: list, level: next })}
          />
        )}
        {LENGTHS.map(([key, label, least]) => (
          <NumberField
            key={key}
            label={label}
            unit="pt"
            min={least}
            max={1_000_000}
            value={getCommonValue(paragraphs, ({ format }) => format[key])}
            onChange={(length) => changes.paragraph(label.toLowerCase(), { [key]: length })}
          />
        ))}
      </Pair>
    </Section>
  );
}
