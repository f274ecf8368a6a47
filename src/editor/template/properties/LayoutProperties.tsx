import { Select } from '@/components/Select';
import { Switch } from '@/components/Switch';
import { CONDITION_DETAILS, pressConditions } from '@/domain/colour';
import {
  conditionOf,
  convertLength,
  LAYOUT_PRESETS,
  type Bleed,
  type Intent,
  type LayoutFill,
  type LayoutPreset,
  type Unit,
} from '@/engine/document';
import { choicesOf, INTENT_WORDS, UNIT_WORDS } from './choices';
import { ColourField } from './ColourField';
import { LineField } from './fields/LineField';
import { NumberField } from './fields/NumberField';
import { Pair, Section } from './fields/Section';
import { GuidesSection } from './GuidesSection';
import { ResizingFields } from './ResizingFields';
import { useChange, type Selected } from './selected';

const LEAST_SIDE = 0.001;
const GREATEST_SIDE = 100_000;
const OWN_SIZE = 'own';

const BLEED_SIDES = [
  ['left', 'Left'],
  ['top', 'Top'],
  ['right', 'Right'],
  ['bottom', 'Bottom'],
] as const;

/** A preset's sides in another unit. */
const sizeIn = ({ width, height, unit }: LayoutPreset, to: Unit) => ({
  width: convertLength(width, unit, to),
  height: convertLength(height, unit, to),
});

/** Sides that differ by less are the same: units are converted with so many decimals. */
const NEAR = 1e-4;

/** The page that is shown, and the layout all pages are in. */
export function LayoutProperties({ selected }: { selected: Selected }) {
  const { document, layoutId, layout, pageId, settings } = selected;
  const change = useChange([layoutId, pageId]);
  const { width, height, unit, intent, bleed, fill } = settings;
  const page = document.pages.items[pageId];
  const isPrint = intent === 'print';
  const condition = conditionOf(document);
  const presets = LAYOUT_PRESETS.filter((preset) => (preset.intent === 'print') === isPrint);
  const preset = presets.find((each) => {
    const size = sizeIn(each, unit);
    return Math.abs(size.width - width) < NEAR && Math.abs(size.height - height) < NEAR;
  });
  const resize = (size: { width: number; height: number }) =>
    change('page size', [{ kind: 'resizeLayout', layoutId, ...size }]);
  const setBleed = (next: Bleed) => change('bleed', [{ kind: 'setLayoutBleed', layoutId, bleed: next }]);
  const setFill = (next: LayoutFill) =>
    change('page fill', [{ kind: 'setLayoutFill', layoutId, fill: next }]);
  const side = { unit, min: LEAST_SIDE, max: GREATEST_SIDE };
  return (
    <>
      <Section title="Layout">
        <LineField
          label="Name"
          value={layout.name}
          onChange={(name) =>
            change('layout name', [{ kind: 'renameLayout', layoutId, name: name.slice(0, 255) }])
          }
        />
        <Select
          label="Intent"
          options={choicesOf<Intent>(INTENT_WORDS)}
          value={intent}
          onValueChange={(next) => change('intent', [{ kind: 'setLayoutIntent', layoutId, intent: next }])}
        />
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
        <Select
          label="Unit"
          options={choicesOf<Unit>(UNIT_WORDS)}
          value={unit}
          onValueChange={(next) => change('unit', [{ kind: 'setLayoutUnit', layoutId, unit: next }])}
        />
        {isPrint && (
          <Select
            label="Printing condition"
            options={pressConditions.map((value) => ({ value, label: CONDITION_DETAILS[value].name }))}
            description={CONDITION_DETAILS[condition].description}
            value={condition}
            onValueChange={(next) =>
              change('printing condition', [{ kind: 'setPrintCondition', condition: next }])
            }
          />
        )}
        {isPrint && (
          <Switch
            label="Black text overprints"
            checked={document.blackOverprint === true}
            onCheckedChange={(on) => change('overprint of black text', [{ kind: 'setBlackOverprint', on }])}
          />
        )}
        {intent === 'digitalAnimated' && (
          <NumberField
            label="Duration"
            unit="s"
            step={0.1}
            min={0.1}
            max={3_600}
            value={settings.timelineLengthMs / 1_000}
            onChange={(seconds) =>
              change('duration', [
                { kind: 'setTimelineLength', layoutId, timelineLengthMs: Math.round(seconds * 10) * 100 },
              ])
            }
          />
        )}
      </Section>
      <Section title="Page fill">
        <Switch
          label="Filled"
          checked={fill.enabled}
          onCheckedChange={(enabled) => setFill({ ...fill, enabled })}
        />
        {fill.enabled && (
          <ColourField
            label="Page colour"
            value={fill.color}
            document={document}
            onChange={(color) => setFill({ ...fill, color })}
          />
        )}
      </Section>
      {isPrint && (
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
      )}
      <GuidesSection selected={selected} />
      <ResizingFields selected={selected} />
      {page && (
        <Section title="Page">
          <LineField
            label="Page name"
            value={page.name}
            onChange={(name) =>
              change('page name', [{ kind: 'renamePage', pageId, name: name.slice(0, 255) }])
            }
          />
        </Section>
      )}
    </>
  );
}

const evenBleed = (length: number): Bleed => ({
  ...{ left: length, top: length, right: length, bottom: length },
  areBleedValuesCombined: true,
});
