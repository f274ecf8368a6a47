import { Select } from '@/components/Select';
import type { Id, Ordered } from '@/engine/document';
import { Section } from '../../properties/fields/Section';
import { getCommonValue } from '../../properties/selected';
import type { TextChanges, TextTarget } from './target';

/** Represents “no style”; no id has this value. */
const NONE = '-';

const choicesOf = ({ order, items }: Ordered<{ readonly name: string }>) => [
  { value: NONE, label: 'None' },
  ...order.map((id) => ({ value: id, label: items[id]?.name ?? id })),
];

interface SectionProps {
  target: TextTarget;
  changes: TextChanges;
}

/** Chooses styles of the brand kit for texts. */
export function StyleSection({ target, changes }: SectionProps) {
  const { paragraphStyles, characterStyles } = target.selected.document.brandKit;
  const idOf = (value: string): Id | null => (value === NONE ? null : value);
  if (paragraphStyles.order.length + characterStyles.order.length === 0) return null;
  return (
    <Section title="Styles">
      <Select
        label="Paragraph style"
        options={choicesOf(paragraphStyles)}
        placeholder="Mixed"
        value={getCommonValue(target.paragraphs, ({ paragraph }) => paragraph.paragraphStyleId ?? NONE) ?? ''}
        onValueChange={(value) => changes.paragraphStyle(idOf(value))}
      />
      <Select
        label="Character style"
        options={choicesOf(characterStyles)}
        placeholder="Mixed"
        value={getCommonValue(target.runs, ({ run }) => run.characterStyleId ?? NONE) ?? ''}
        onValueChange={(value) => changes.characterStyle(idOf(value))}
      />
    </Section>
  );
}
