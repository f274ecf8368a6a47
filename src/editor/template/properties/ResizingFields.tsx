import { Select } from '@/components/Select';
import { Switch } from '@/components/Switch';
import type { ResizableByUser } from '@/engine/document';
import { toOptions } from './choices';
import { NumberField } from './fields/NumberField';
import { Pair, Section } from './fields/Section';
import { useChange, type Selected } from './selected';

/** Each limit with its opposite. */
const LIMITS = [
  ['minWidth', 'Least width', 'maxWidth'],
  ['maxWidth', 'Greatest width', 'minWidth'],
  ['minHeight', 'Least height', 'maxHeight'],
  ['maxHeight', 'Greatest height', 'minHeight'],
] as const;

const GREATEST_SIDE = 100_000;
const GREATEST_RATIO = 10_000;
const LEAST_RATIO = 0.0001;

const MODES = toOptions<ResizableByUser['constraintMode']>({
  none: 'Any',
  locked: 'As they are',
  range: 'Within a range',
});

/** Edits whether users may choose a layout, and how far they may resize it. */
export function ResizingFields({ selected }: { selected: Selected }) {
  const { layoutId, layout, settings } = selected;
  const change = useChange([layoutId]);
  const { availableForUser, resizableByUser: own } = layout;
  const set = (changes: Partial<ResizableByUser>) =>
    change('resizing', [
      { kind: 'setLayoutOptions', layoutId, options: { resizableByUser: { ...own, ...changes } } },
    ]);
  const clear = (limit: (typeof LIMITS)[number][0]) => {
    const { [limit]: _, ...others } = own;
    return change('resizing', [{ kind: 'setLayoutOptions', layoutId, options: { resizableByUser: others } }]);
  };
  const ratio = Math.round((settings.width / settings.height) * 100) / 100;
  const range = own.aspectRange ?? { min: ratio, max: ratio };
  return (
    <Section title="Users">
      <Switch
        label="Available"
        checked={availableForUser}
        onCheckedChange={(isAvailable) =>
          change('availability', [
            { kind: 'setLayoutOptions', layoutId, options: { availableForUser: isAvailable } },
          ])
        }
      />
      <Switch
        label="Users may resize it"
        checked={own.enabled}
        onCheckedChange={(enabled) => set({ enabled })}
      />
      {own.enabled && (
        <>
          <Pair>
            {LIMITS.map(([limit, label, other]) => (
              <NumberField
                key={limit}
                label={label}
                unit={settings.unit}
                min={limit.startsWith('max') ? (own[other] ?? 0) : 0}
                max={limit.startsWith('min') ? (own[other] ?? GREATEST_SIDE) : GREATEST_SIDE}
                placeholder="Any"
                value={own[limit]}
                onClear={() => clear(limit)}
                onChange={(length) => set({ [limit]: length })}
              />
            ))}
          </Pair>
          <Select
            label="Proportions"
            options={MODES}
            value={own.constraintMode}
            onValueChange={(constraintMode) =>
              set({ constraintMode, ...(constraintMode === 'range' && { aspectRange: range }) })
            }
          />
          {own.constraintMode === 'range' && (
            <Pair>
              {(['min', 'max'] as const).map((end) => (
                <NumberField
                  key={end}
                  label={end === 'min' ? 'Least width by height' : 'Greatest width by height'}
                  min={end === 'max' ? range.min : LEAST_RATIO}
                  max={end === 'min' ? range.max : GREATEST_RATIO}
                  decimals={4}
                  step={0.1}
                  value={range[end]}
                  onChange={(value) => set({ aspectRange: { ...range, [end]: value } })}
                />
              ))}
            </Pair>
          )}
        </>
      )}
    </Section>
  );
}
