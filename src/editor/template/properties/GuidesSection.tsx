import { SegmentedControl } from '@/components/SegmentedControl';
import { guideStyleOf, newGrid, setGuideStyle } from '../core/guides';
import { useSession } from '../core/SessionContext';
import { NumberField } from './fields/NumberField';
import { Section } from './fields/Section';
import type { Selected } from './selected';

const STYLES = [
  { value: 'line', label: 'Lines' },
  { value: 'square', label: 'Squares' },
] as const;

/** The sides a grid's squares may have, in the unit of the layout. */
const SIDES = { min: 0.001, max: 100_000 };

/** Whether the layout is designed along guides or along a grid, and how wide that is. */
export function GuidesSection({ selected: { document, settings } }: { selected: Selected }) {
  const session = useSession();
  const style = guideStyleOf(document);
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
