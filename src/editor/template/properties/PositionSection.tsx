import { Link2, Unlink2 } from 'lucide-react';
import { IconButton } from '@/components/IconButton';
import { Inline } from '@/components/Inline';
import { Switch } from '@/components/Switch';
import { roundTo } from '@/domain/numbers';
import type { Operation } from '@/engine/edit';
import { changeBox } from '../../page/frames/changeBox';
import { getBounds } from '../../page/frames/geometry';
import { placing, roundLength } from '../../page/frames/moving';
import { LineField } from './fields/LineField';
import { NumberField } from './fields/NumberField';
import { Overridden } from './fields/Overridden';
import { Pair, Section } from './fields/Section';
import { getCommonValue, useChange, type Selected, type SelectedFrame } from './selected';

const NUMBERS = {
  x: { label: 'X position', short: 'X', change: 'move' },
  y: { label: 'Y position', short: 'Y', change: 'move' },
  width: { label: 'Width', short: 'W', change: 'size' },
  height: { label: 'Height', short: 'H', change: 'size' },
} as const;
type Side = keyof typeof NUMBERS;

/** Maximum coordinate. */
const FARTHEST = 1_000_000;

/** Minimum size of several frames together: scaled to zero, they could not be scaled back. */
const LEAST_TOGETHER = 0.01;

/** Applies a new length to a frame; locked proportions are kept. */
function applyLength({ placement }: SelectedFrame, side: Side, value: number) {
  const { width, height, constrainProportions } = placement;
  if (!constrainProportions || side === 'x' || side === 'y') return { [side]: value };
  if (side === 'width')
    return { width: value, ...(width > 0 && { height: roundTo((height * value) / width, 6) }) };
  return { height: value, ...(height > 0 && { width: roundTo((width * value) / height, 6) }) };
}

/** Edits name, position, size and rotation of the selection. */
export function PositionSection({ selected }: { selected: Selected }) {
  const change = useChange(selected.ids);
  const { frames, layoutId, settings } = selected;
  const frameIds = [...selected.ids];
  const [only, ...others] = frames;
  const isOne = others.length === 0;
  const places = new Map(frames.map(({ id, placement }) => [id, placement] as const));
  const box = isOne ? only?.placement : getBounds([...places.values()]);
  const keepsProportions = frames.some(({ placement }) => placement.constrainProportions);
  /** Returns the operations that resize the selected frame, or the box around several. */
  const withLength = (side: Side, value: number): readonly Operation[] =>
    only && isOne
      ? [{ kind: 'placeFrames', layoutId, places: { [only.id]: applyLength(only, side, value) } }]
      : placing(selected.document, places, changeBox(places, side, value, keepsProportions));
  const numberField = (side: Side) => {
    const { label, short, change: told } = NUMBERS[side];
    const isSize = side === 'width' || side === 'height';
    return (
      <Overridden label={label} selected={selected} properties={[side]} isInside>
        <NumberField
          label={label}
          short={short}
          unit={settings.unit}
          min={isSize ? (isOne ? 0 : LEAST_TOGETHER) : -FARTHEST}
          max={FARTHEST}
          value={box && roundLength(box[side])}
          onChange={(value) => change(told, withLength(side, value))}
        />
      </Overridden>
    );
  };
  const isLocked = getCommonValue(frames, ({ placement }) => placement.constrainProportions);
  const setting = (operation: Operation, label: string) => change(label, [operation]);
  return (
    <Section title={only && isOne ? 'Frame' : `${frames.length} frames`}>
      {only && isOne && (
        <LineField
          label="Name"
          value={only.frame.name}
          onChange={(name) =>
            setting({ kind: 'renameFrame', frameId: only.id, name: name.slice(0, 255) }, 'name')
          }
        />
      )}
      <Pair>
        {numberField('x')}
        {numberField('y')}
        {numberField('width')}
        {numberField('height')}
        <Overridden label="Rotation" selected={selected} properties={['rotationDegrees']} isInside>
          <NumberField
            label="Rotation"
            short="R"
            unit="°"
            min={-36_000}
            max={36_000}
            value={getCommonValue(frames, ({ placement }) => placement.rotationDegrees)}
            onChange={(value) => setting({ kind: 'rotateFrames', layoutId, frameIds, value }, 'rotation')}
          />
        </Overridden>
        <Overridden label="Proportions" selected={selected} properties={['constrainProportions']}>
          <Inline>
            <IconButton
              size="s"
              icon={isLocked ? Link2 : Unlink2}
              label="Lock proportions"
              aria-pressed={isLocked ?? 'mixed'}
              onClick={() =>
                setting(
                  { kind: 'setConstrainProportions', layoutId, frameIds, value: !isLocked },
                  'proportions',
                )
              }
            />
          </Inline>
        </Overridden>
      </Pair>
      <Overridden label="Visibility" selected={selected} properties={['isVisible']}>
        <Switch
          label="Visible"
          checked={frames.every(({ placement }) => placement.isVisible)}
          onCheckedChange={(value) =>
            setting({ kind: 'setFrameVisibility', layoutId, frameIds, value }, 'visibility')
          }
        />
      </Overridden>
    </Section>
  );
}
