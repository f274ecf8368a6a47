import { Checkbox } from '@/components/Checkbox';
import { Select } from '@/components/Select';
import type { AutoGrow, CopyFitting, TextOptions } from '@/engine/document';
import { choicesOf } from '../../properties/choices';
import { NumberField } from '../../properties/fields/NumberField';
import { Overridden } from '../../properties/fields/Overridden';
import { Pair, Section } from '../../properties/fields/Section';
import { common } from '../../properties/selected';
import { alignmentsOf } from './alignments';
import type { TextChanges, TextTarget } from './target';
import { Toggles } from './Toggles';

const LINES = choicesOf({ horizontal: 'Horizontal', vertical: 'Vertical' });

const DIRECTIONS = choicesOf<TextOptions['textDirection']>({
  ...{ auto: 'Automatic', leftToRight: 'Left to right', rightToLeft: 'Right to left' },
  weak: 'Each paragraph by itself',
});

const ACROSS = choicesOf<AutoGrow['horizontal']>({
  ...{ none: 'Not', left: 'To the left', right: 'To the right', both: 'To both sides' },
});
const DOWN = choicesOf<AutoGrow['vertical']>({
  ...{ none: 'Not', up: 'Upwards', down: 'Downwards', both: 'Up and down' },
});

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const LIMITS = [
  ['minWidth', 'Least width'],
  ['maxWidth', 'Greatest width'],
  ['minHeight', 'Least height'],
  ['maxHeight', 'Greatest height'],
] as const;

/** What a frame without settings of its own does. */
const FIT: CopyFitting = { enabled: false, min: 10, max: 1_000 };
const GROW: AutoGrow = { enabled: false, horizontal: 'none', vertical: 'down' };

interface FrameSectionProps {
  target: TextTarget;
  changes: TextChanges;
}

/** How frames set their text: where it stands, in which columns, and how it is made to fit. */
export function FrameSection({ target, changes }: FrameSectionProps) {
  const { frames, selected } = target;
  const { layoutId, settings } = selected;
  const option = <Value,>(pick: (options: TextOptions) => Value) =>
    common(frames, ({ frame }) => pick(frame.options));
  const setOptions = (label: string, change: (options: TextOptions) => Partial<TextOptions>) =>
    changes.all(
      label,
      frames.map(({ id, frame }) => ({
        kind: 'setTextOptions',
        ...{ frameId: id, options: { ...frame.options, ...change(frame.options) } },
      })),
    );
  const fit = <Key extends keyof CopyFitting>(key: Key) =>
    common(frames, ({ placement }) => (placement.copyFitting ?? FIT)[key]);
  const setFit = (value: Partial<CopyFitting>) =>
    changes.all(
      'copy fitting',
      frames.map(({ id, placement }) => ({
        kind: 'setCopyFitting',
        ...{ layoutId, frameIds: [id], value: { ...(placement.copyFitting ?? FIT), ...value } },
      })),
    );
  const grow = <Key extends keyof AutoGrow>(key: Key) =>
    common(frames, ({ placement }) => (placement.autoGrow ?? GROW)[key]);
  const setGrow = (value: Partial<AutoGrow>) =>
    changes.all(
      'auto grow',
      frames.map(({ id, placement }) => ({
        kind: 'setAutoGrow',
        ...{ layoutId, frameIds: [id], value: { ...(placement.autoGrow ?? GROW), ...value } },
      })),
    );
  const isFitting = frames.some(({ placement }) => placement.copyFitting?.enabled);
  const isGrowing = frames.some(({ placement }) => placement.autoGrow?.enabled);
  const columns = option(({ numberOfColumns }) => numberOfColumns);
  const flow = option((options) => options.flow.type);
  const isOnPath = frames.some(({ frame }) => frame.options.flow.type === 'onPath');
  const { across, acrossLabel } = alignmentsOf(flow);
  return (
    <Section title="Text frame">
      {!isOnPath && (
        <Select
          label="Lines"
          options={LINES}
          placeholder="Mixed"
          value={flow === 'vertical' || flow === 'horizontal' ? flow : ''}
          onValueChange={(type) => setOptions('direction of lines', () => ({ flow: { type } }))}
        />
      )}
      <Toggles
        label={acrossLabel}
        options={across}
        value={option(({ verticalAlign }) => verticalAlign)}
        onChange={(verticalAlign) => setOptions(acrossLabel.toLowerCase(), () => ({ verticalAlign }))}
      />
      <Pair>
        <NumberField
          label="Columns"
          min={1}
          max={10}
          decimals={0}
          value={columns}
          onChange={(numberOfColumns) => setOptions('columns', () => ({ numberOfColumns }))}
        />
        {columns !== 1 && (
          <NumberField
            label="Column gap"
            unit="pt"
            min={0}
            max={1_000_000}
            value={option(({ columnGap }) => columnGap)}
            onChange={(columnGap) => setOptions('column gap', () => ({ columnGap }))}
          />
        )}
      </Pair>
      <Pair>
        {SIDES.map((side) => (
          <NumberField
            key={side}
            label={`Padding ${side}`}
            unit="pt"
            min={0}
            max={1_000_000}
            value={option(({ padding }) => padding[side])}
            onChange={(length) =>
              setOptions('padding', ({ padding }) => ({ padding: { ...padding, [side]: length } }))
            }
          />
        ))}
      </Pair>
      <Select
        label="Direction"
        options={DIRECTIONS}
        placeholder="Mixed"
        value={option(({ textDirection }) => textDirection) ?? ''}
        onValueChange={(textDirection) => setOptions('text direction', () => ({ textDirection }))}
      />
      <Overridden label="Copy fitting" selected={selected} properties={['copyFitting']}>
        <Checkbox
          label="Fit the text to the frame"
          checked={isFitting}
          indeterminate={fit('enabled') === undefined}
          onCheckedChange={(enabled) => setFit({ enabled })}
        />
      </Overridden>
      {isFitting && (
        <Pair>
          <NumberField
            label="Least size"
            unit="%"
            min={1}
            max={10_000}
            value={fit('min')}
            onChange={(min) => setFit({ min })}
          />
          <NumberField
            label="Greatest size"
            unit="%"
            min={1}
            max={10_000}
            value={fit('max')}
            onChange={(max) => setFit({ max })}
          />
        </Pair>
      )}
      <Overridden label="Auto grow" selected={selected} properties={['autoGrow']}>
        <Checkbox
          label="Grow with the text"
          checked={isGrowing}
          indeterminate={grow('enabled') === undefined}
          onCheckedChange={(enabled) => setGrow({ enabled })}
        />
      </Overridden>
      {isGrowing && (
        <Pair>
          <Select
            label="Grow across"
            options={ACROSS}
            placeholder="Mixed"
            value={grow('horizontal') ?? ''}
            onValueChange={(horizontal) => setGrow({ horizontal })}
          />
          <Select
            label="Grow down"
            options={DOWN}
            placeholder="Mixed"
            value={grow('vertical') ?? ''}
            onValueChange={(vertical) => setGrow({ vertical })}
          />
          {LIMITS.map(([key, label]) => (
            <NumberField
              key={key}
              label={label}
              unit={settings.unit}
              min={0}
              max={1_000_000}
              placeholder="Any"
              value={grow(key)}
              onChange={(length) => setGrow({ [key]: length })}
            />
          ))}
        </Pair>
      )}
    </Section>
  );
}
