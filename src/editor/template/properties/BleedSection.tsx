import { Switch } from '@/components/Switch';
import type { Bleed } from '@/engine/document';
import { GREATEST_SIDE } from './LayoutSizeFields';
import { NumberField } from './fields/NumberField';
import { Pair, Section } from './fields/Section';
import { useChange, type Selected } from './selected';

const BLEED_SIDES = [
  ['left', 'Left'],
  ['top', 'Top'],
  ['right', 'Right'],
  ['bottom', 'Bottom'],
] as const;

/** Edits the bleed of a layout for print: one length for all sides, or one for each. */
export function BleedSection({ selected }: { selected: Selected }) {
  const { layoutId, pageId, settings } = selected;
  const change = useChange([layoutId, pageId]);
  const { unit, bleed } = settings;
  const setBleed = (next: Bleed) => change('bleed', [{ kind: 'setLayoutBleed', layoutId, bleed: next }]);
  return (
    <Section title="Bleed">
      <Switch
        label="The same on all sides"
        checked={bleed.areBleedValuesCombined}
        onCheckedChange={(isCombined) =>
          setBleed(isCombined ? evenBleed(bleed.left) : { ...bleed, areBleedValuesCombined: false })
        }
      />
      <Pair>
        {bleed.areBleedValuesCombined ? (
          <NumberField
            label="All sides"
            unit={unit}
            min={0}
            max={GREATEST_SIDE}
            value={bleed.left}
            onChange={(length) => setBleed(evenBleed(length))}
          />
        ) : (
          BLEED_SIDES.map(([key, label]) => (
            <NumberField
              key={key}
              label={label}
              unit={unit}
              min={0}
              max={GREATEST_SIDE}
              value={bleed[key]}
              onChange={(length) => setBleed({ ...bleed, [key]: length })}
            />
          ))
        )}
      </Pair>
    </Section>
  );
}

const evenBleed = (length: number): Bleed => ({
  left: length,
  top: length,
  right: length,
  bottom: length,
  areBleedValuesCombined: true,
});
