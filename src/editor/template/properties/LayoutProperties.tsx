import { Select } from '@/components/Select';
import { Switch } from '@/components/Switch';
import { CONDITION_DETAILS, pressConditions } from '@/domain/colour';
import { conditionOf, type Intent, type LayoutFill, type Unit } from '@/engine/document';
import { BleedSection } from './BleedSection';
import { toOptions, INTENT_WORDS, UNIT_WORDS } from './choices';
import { ColourField } from './ColourField';
import { LineField } from './fields/LineField';
import { NumberField } from './fields/NumberField';
import { Section } from './fields/Section';
import { GuidesSection } from './GuidesSection';
import { LayoutSizeFields } from './LayoutSizeFields';
import { ResizingFields } from './ResizingFields';
import { useChange, type Selected } from './selected';

interface LayoutProps {
  selected: Selected;
}

/** Edits the shown page and its layout. */
export function LayoutProperties({ selected }: LayoutProps) {
  return (
    <>
      <LayoutSection selected={selected} />
      <PageFillSection selected={selected} />
      {selected.settings.intent === 'print' && <BleedSection selected={selected} />}
      <GuidesSection selected={selected} />
      <ResizingFields selected={selected} />
      <PageSection selected={selected} />
    </>
  );
}

/** Edits the name, the intent, the size and the unit of a layout, and the settings of its intent. */
function LayoutSection({ selected }: LayoutProps) {
  const { layoutId, layout, pageId, settings } = selected;
  const change = useChange([layoutId, pageId]);
  const { unit, intent } = settings;
  return (
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
        options={toOptions<Intent>(INTENT_WORDS)}
        value={intent}
        onValueChange={(next) => change('intent', [{ kind: 'setLayoutIntent', layoutId, intent: next }])}
      />
      <LayoutSizeFields selected={selected} />
      <Select
        label="Unit"
        options={toOptions<Unit>(UNIT_WORDS)}
        value={unit}
        onValueChange={(next) => change('unit', [{ kind: 'setLayoutUnit', layoutId, unit: next }])}
      />
      {intent === 'print' && <PrintFields selected={selected} />}
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
  );
}

/** Edits how a document is printed: its printing condition, and whether black text overprints. */
function PrintFields({ selected: { document, layoutId, pageId } }: LayoutProps) {
  const change = useChange([layoutId, pageId]);
  const condition = conditionOf(document);
  return (
    <>
      <Select
        label="Printing condition"
        options={pressConditions.map((value) => ({ value, label: CONDITION_DETAILS[value].name }))}
        description={CONDITION_DETAILS[condition].description}
        value={condition}
        onValueChange={(next) =>
          change('printing condition', [{ kind: 'setPrintCondition', condition: next }])
        }
      />
      <Switch
        label="Black text overprints"
        checked={document.blackOverprint === true}
        onCheckedChange={(on) => change('overprint of black text', [{ kind: 'setBlackOverprint', on }])}
      />
    </>
  );
}

/** Edits whether pages are filled, and with which colour. */
function PageFillSection({ selected: { document, layoutId, pageId, settings } }: LayoutProps) {
  const change = useChange([layoutId, pageId]);
  const { fill } = settings;
  const setFill = (next: LayoutFill) =>
    change('page fill', [{ kind: 'setLayoutFill', layoutId, fill: next }]);
  return (
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
  );
}

/** Edits the name of the shown page. */
function PageSection({ selected: { document, layoutId, pageId } }: LayoutProps) {
  const change = useChange([layoutId, pageId]);
  const page = document.pages.items[pageId];
  if (!page) return null;
  return (
    <Section title="Page">
      <LineField
        label="Page name"
        value={page.name}
        onChange={(name) => change('page name', [{ kind: 'renamePage', pageId, name: name.slice(0, 255) }])}
      />
    </Section>
  );
}
