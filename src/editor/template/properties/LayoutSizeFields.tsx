import { Select } from '@/components/Select';
import { convertLength, LAYOUT_PRESETS, type LayoutPreset, type Unit } from '@/engine/document';
import { NumberField } from './fields/NumberField';
import { Pair } from './fields/Section';
import { useChange, type Selected } from './selected';

const LEAST_SIDE = 0.001;
/** Limit of the sides and the bleed of a layout, in its unit. */
export const GREATEST_SIDE = 100_000;
const OWN_SIZE = 'own';

/** Converts the size of a preset to another unit. */
const sizeIn = ({ width, height, unit }: LayoutPreset, to: Unit) => ({
  width: convertLength(width, unit, to),
  height: convertLength(height, unit, to),
});

/** Tolerance for equal lengths after a unit conversion. */
const NEAR = 1e-4;

/** Edits the size of a layout: one of the presets for its intent, or a width and a height. */
export function LayoutSizeFields({ selected }: { selected: Selected }) {
  const { layoutId, pageId, settings } = selected;
  const change = useChange([layoutId, pageId]);
  const { width, height, unit, intent } = settings;
  const presets = LAYOUT_PRESETS.filter((preset) => (preset.intent === 'print') === (intent === 'print'));
  const preset = presets.find((each) => {
    const size = sizeIn(each, unit);
    return Math.abs(size.width - width) < NEAR && Math.abs(size.height - height) < NEAR;
  });
  const resize = (size: { width: number; height: number }) =>
    change('page size', [{ kind: 'resizeLayout', layoutId, ...size }]);
  const side = { unit, min: LEAST_SIDE, max: GREATEST_SIDE };
  return (
    <>
      <Select
        label="Size"
        options={[
          { value: OWN_SIZE, label: 'Own size' },
          ...presets.map(({ name }) => ({ value: name, label: name })),
        ]}
        value={preset?.name ?? OWN_SIZE}
        onValueChange={(name) => {
          const chosen = presets.find((each) => each.name === name);
          if (chosen) resize(sizeIn(chosen, unit));
        }}
      />
      <Pair>
        <NumberField
          {...side}
          label="Width"
          short="W"
          value={width}
          onChange={(next) => resize({ width: next, height })}
        />
        <NumberField
          {...side}
          label="Height"
          short="H"
          value={height}
          onChange={(next) => resize({ width, height: next })}
        />
      </Pair>
    </>
  );
}
