import { Select } from '@/components/Select';
import type { TextOptions } from '@/engine/document';
import { toOptions } from '../../properties/choices';
import { NumberField } from '../../properties/fields/NumberField';
import { Pair, Section } from '../../properties/fields/Section';
import { getCommonValue } from '../../properties/selected';
import { alignmentsOf } from './alignments';
import { AutoGrowFields } from './AutoGrowFields';
import { CopyFittingFields } from './CopyFittingFields';
import type { TextChanges, TextTarget } from './target';
import { Toggles } from './Toggles';

const LINES = toOptions({ horizontal: 'Horizontal', vertical: 'Vertical' });

const DIRECTIONS = toOptions<TextOptions['textDirection']>({
  auto: 'Automatic',
  leftToRight: 'Left to right',
  rightToLeft: 'Right to left',
  weak: 'Each paragraph by itself',
});

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

interface FrameSectionProps {
  target: TextTarget;
  changes: TextChanges;
}

/** Reads and changes the text options of frames. */
interface FrameOptions {
  /** Returns the value that all frames have; undefined if they differ. */
  get: <Value>(pick: (options: TextOptions) => Value) => Value | undefined;
  /** Returns why nothing changed. */
  set: (label: string, change: (options: TextOptions) => Partial<TextOptions>) => string | undefined;
}

function createFrameOptions({ target: { frames }, changes }: FrameSectionProps): FrameOptions {
  return {
    get: (pick) => getCommonValue(frames, ({ frame }) => pick(frame.options)),
    set: (label, change) =>
      changes.all(
        label,
        frames.map(({ id, frame }) => ({
          kind: 'setTextOptions',
          frameId: id,
          options: { ...frame.options, ...change(frame.options) },
        })),
      ),
  };
}

/** Edits how frames set their text: alignment, columns, direction and fitting. */
export function FrameSection({ target, changes }: FrameSectionProps) {
  const options = createFrameOptions({ target, changes });
  const flow = options.get(({ flow: { type } }) => type);
  const isOnPath = target.frames.some(({ frame }) => frame.options.flow.type === 'onPath');
  const { across, acrossLabel } = alignmentsOf(flow);
  return (
    <Section title="Text frame">
      {!isOnPath && (
        <Select
          label="Lines"
          options={LINES}
          placeholder="Mixed"
          value={flow === 'vertical' || flow === 'horizontal' ? flow : ''}
          onValueChange={(type) => options.set('direction of lines', () => ({ flow: { type } }))}
        />
      )}
      <Toggles
        label={acrossLabel}
        options={across}
        value={options.get(({ verticalAlign }) => verticalAlign)}
        onChange={(verticalAlign) => options.set(acrossLabel.toLowerCase(), () => ({ verticalAlign }))}
      />
      <ColumnFields options={options} />
      <PaddingFields options={options} />
      <Select
        label="Direction"
        options={DIRECTIONS}
        placeholder="Mixed"
        value={options.get(({ textDirection }) => textDirection) ?? ''}
        onValueChange={(textDirection) => options.set('text direction', () => ({ textDirection }))}
      />
      <CopyFittingFields target={target} changes={changes} />
      <AutoGrowFields target={target} changes={changes} />
    </Section>
  );
}

/** Edits the number of columns, and the gap between them unless there is one. */
function ColumnFields({ options }: { options: FrameOptions }) {
  const columns = options.get(({ numberOfColumns }) => numberOfColumns);
  return (
    <Pair>
      <NumberField
        label="Columns"
        min={1}
        max={10}
        decimals={0}
        value={columns}
        onChange={(numberOfColumns) => options.set('columns', () => ({ numberOfColumns }))}
      />
      {columns !== 1 && (
        <NumberField
          label="Column gap"
          unit="pt"
          min={0}
          max={1_000_000}
          value={options.get(({ columnGap }) => columnGap)}
          onChange={(columnGap) => options.set('column gap', () => ({ columnGap }))}
        />
      )}
    </Pair>
  );
}

/** Edits the distance of text from each side of its frame. */
function PaddingFields({ options }: { options: FrameOptions }) {
  return (
    <Pair>
      {SIDES.map((side) => (
        <NumberField
          key={side}
          label={`Padding ${side}`}
          unit="pt"
          min={0}
          max={1_000_000}
          value={options.get(({ padding }) => padding[side])}
          onChange={(length) =>
            options.set('padding', ({ padding }) => ({ padding: { ...padding, [side]: length } }))
          }
        />
      ))}
    </Pair>
  );
}
