import {
  AlignJustify,
  List,
  ListOrdered,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
  TextInitial,
} from 'lucide-react';
import type { ParagraphFormat } from '@/engine/document';
import { NumberField } from '../../properties/fields/NumberField';
import { Pair, Section } from '../../properties/fields/Section';
import { common } from '../../properties/selected';
import type { TextChanges, TextTarget } from './target';
import { Toggles } from './Toggles';

const ALIGNMENTS = [
  { value: 'left', label: 'Align text left', icon: TextAlignStart },
  { value: 'center', label: 'Centre text', icon: TextAlignCenter },
  { value: 'right', label: 'Align text right', icon: TextAlignEnd },
  { value: 'justify', label: 'Justify text', icon: AlignJustify },
] as const;

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

/** The look of paragraphs, and the lists they are items of. */
export function ParagraphSection({ target, changes }: ParagraphSectionProps) {
  const { paragraphs } = target;
  const list = common(paragraphs, ({ paragraph }) => paragraph.list?.type ?? 'none');
  const level = common(paragraphs, ({ paragraph }) => paragraph.list?.level);
  return (
    <Section title="Paragraph">
      <Pair>
        <Toggles
          label="Alignment"
          options={ALIGNMENTS}
          value={common(paragraphs, ({ format }) => format.textAlign)}
          onChange={(textAlign) =>
            // The last line of a justified paragraph stands as the paragraph starts.
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
            value={common(paragraphs, ({ format }) => format[key])}
            onChange={(length) => changes.paragraph(label.toLowerCase(), { [key]: length })}
          />
        ))}
      </Pair>
    </Section>
  );
}
