import { Checkbox } from '@/components/Checkbox';
import { Select } from '@/components/Select';
import type { AutoGrow } from '@/engine/document';
import { toOptions } from '../../properties/choices';
import { NumberField } from '../../properties/fields/NumberField';
import { Overridden } from '../../properties/fields/Overridden';
import { Pair } from '../../properties/fields/Section';
import { getCommonValue } from '../../properties/selected';
import type { TextChanges, TextTarget } from './target';

const ACROSS = toOptions<AutoGrow['horizontal']>({
  none: 'Not',
  left: 'To the left',
  right: 'To the right',
  both: 'To both sides',
});
const DOWN = toOptions<AutoGrow['vertical']>({
  none: 'Not',
  up: 'Upwards',
  down: 'Downwards',
  both: 'Up and down',
});
const LIMITS = [
  ['minWidth', 'Least width'],
  ['maxWidth', 'Greatest width'],
  ['minHeight', 'Least height'],
  ['maxHeight', 'Greatest height'],
] as const;

/** Default of frames without their own settings. */
const GROW: AutoGrow = { enabled: false, horizontal: 'none', vertical: 'down' };

interface AutoGrowFieldsProps {
  target: TextTarget;
  changes: TextChanges;
}

/** Edits whether frames grow with their text, in which directions, and within which limits. */
export function AutoGrowFields({ target, changes }: AutoGrowFieldsProps) {
  const { frames, selected } = target;
  const { layoutId, settings } = selected;
  const grow = <Key extends keyof AutoGrow>(key: Key) =>
    getCommonValue(frames, ({ placement }) => (placement.autoGrow ?? GROW)[key]);
  const setGrow = (value: Partial<AutoGrow>) =>
    changes.all(
      'auto grow',
      frames.map(({ id, placement }) => ({
        kind: 'setAutoGrow',
        layoutId,
        frameIds: [id],
        value: { ...(placement.autoGrow ?? GROW), ...value },
      })),
    );
  const isGrowing = frames.some(({ placement }) => placement.autoGrow?.enabled);
  return (
    <>
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
    </>
  );
}
