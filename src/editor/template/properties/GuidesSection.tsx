import { SegmentedControl } from '@/components/SegmentedControl';
import { getGuideStyle, newGrid, setGuideStyle } from '../core/guides';
import { useSession } from '../core/SessionContext';
import { NumberField } from './fields/NumberField';
import { Section } from './fields/Section';
import type { Selected } from './selected';

const STYLES = [
  { value: 'line', label: 'Lines' },
  { value: 'square', label: 'Squares' },
] as const;

/** Limits of the grid size, in the unit of the layout. */
const SIDES = { min: 0.001, max: 100_000 };

/** Switches between guides and a grid, and edits the grid size. */
export function GuidesSection({ selected: { document, settings } }: { selected: Selected }) {
  const session = useSession();
  const style = getGuideStyle(document);
  return (
    <Section title="Guides">
      <SegmentedControl
        label="Guide style"
        options={STYLES}
        value={style.type}
        onValueChange={(type) => setGuideStyle(session, type === 'line' ? { type } : newGrid(settings.unit))}
      />
      {style.type === 'square' && (
        <NumberField
          label="Side of a square"
          unit={settings.unit}
          {...SIDES}
          value={style.size}
          onChange={(size) => setGuideStyle(session, { type: 'square', size })}
        />
      )}
    </Section>
  );
}
