import { Select } from '@/components/Select';
import { Switch } from '@/components/Switch';
import { InlineMessage } from '@/components/InlineMessage';
import type { BarcodeStatus } from '@/engine/display';
import {
  leastQuietZone,
  newBarcode,
  type BarcodeFrame,
  type BarcodeSettings,
  type BarcodeType,
  type BarcodeValue,
} from '@/engine/document';
import { BARCODE_FAULTS } from '../preflight/barcodeFaults';
import { BARCODE_WORDS, choicesOf } from './choices';
import { ColourField } from './ColourField';
import { LineField } from './fields/LineField';
import { NumberField } from './fields/NumberField';
import { Pair, Section } from './fields/Section';
import { ofType, useChange, type Change, type Selected, type SelectedFrame } from './selected';

const FIXED = 'fixed';

/** Props of {@link BarcodeSection}. */
export interface BarcodeSectionProps {
  selected: Selected;
  /** What became of a barcode on the page that is shown. */
  statusOf: (frameId: string) => BarcodeStatus | undefined;
}

/** What a barcode says, its type and its look in the layout that is shown. */
export function BarcodeSection({ selected, statusOf }: BarcodeSectionProps) {
  const change = useChange(selected.ids);
  const [only, ...others] = ofType(selected.frames, 'barcode');
  const settings = only && selected.layout.barcodes[only.id];
  if (!only || !settings || others.length > 0) return null;
  const { layoutId, settings: layout } = selected;
  const status = statusOf(only.id);
  const set = (next: BarcodeSettings) =>
    change('barcode', [{ kind: 'setBarcodeSettings', layoutId, frameId: only.id, settings: next }]);
  const turnTo = (type: BarcodeType) => {
    const { enableBackground, backgroundColor, enableBars, barColor, magnificationPercent } = settings;
    const kept = { enableBackground, backgroundColor, enableBars, barColor, magnificationPercent };
    set({ ...newBarcode(type, layout.unit), ...kept });
  };
  return (
    <Section title="Barcode">
      <Select
        label="Type"
        options={choicesOf<BarcodeType>(BARCODE_WORDS)}
        value={settings.type}
        onValueChange={turnTo}
      />
      <ValueFields {...{ selected, only, change }} />
      {status !== undefined && status !== 'success' && (
        <InlineMessage kind="NEGATIVE">{BARCODE_FAULTS[status]}</InlineMessage>
      )}
      <BarcodeLook {...{ selected, settings, set }} />
    </Section>
  );
}

interface ValueFieldsProps {
  selected: Selected;
  only: SelectedFrame<BarcodeFrame>;
  change: Change;
}

function ValueFields({ selected, only, change }: ValueFieldsProps) {
  const { variables } = selected.document;
  const { value } = only.frame;
  const set = (next: BarcodeValue) =>
    change('barcode value', [{ kind: 'setBarcodeValue', frameId: only.id, value: next }]);
  const options = variables.order.flatMap((id) => {
    const variable = variables.items[id];
    const isText = variable && ['shortText', 'longText', 'list'].includes(variable.type);
    return isText ? [{ value: `variable:${id}`, label: variable.name }] : [];
  });
  return (
    <>
      <Select
        label="Value from"
        options={[
          { value: FIXED, label: 'Typed here' },
          ...(options.length > 0 ? [{ label: 'Variables', options }] : []),
        ]}
        value={value.type === 'fixed' ? FIXED : `variable:${value.variableId}`}
        onValueChange={(next) =>
          set(
            next === FIXED
              ? { type: 'fixed', value: '' }
              : { type: 'variable', variableId: next.slice('variable:'.length) },
          )
        }
      />
      {value.type === 'fixed' && (
        <LineField
          label="Value"
          value={value.value}
          mayBeEmpty
          onChange={(text) => set({ type: 'fixed', value: text.slice(0, 4_000) })}
        />
      )}
    </>
  );
}

interface BarcodeLookProps {
  selected: Selected;
  settings: BarcodeSettings;
  set: (settings: BarcodeSettings) => string | undefined;
}

/** The settings that apply to the type of a barcode. */
function BarcodeLook({ selected, settings, set }: BarcodeLookProps) {
  const { document, settings: layout } = selected;
  const least = leastQuietZone(settings.type, layout.unit);
  const quiet = (side: 'left' | 'right') => (
    <NumberField
      label={side === 'left' ? 'Quiet zone left' : 'Quiet zone right'}
      unit={layout.unit}
      min={least[side]}
      max={1_000_000}
      value={settings.quietZone[side]}
      onChange={(value) => set({ ...settings, quietZone: { ...settings.quietZone, [side]: value } })}
    />
  );
  return (
    <>
      {'enableText' in settings && (
        <Switch
          label="Caption"
          checked={settings.enableText}
          onCheckedChange={(enableText) => set({ ...settings, enableText })}
        />
      )}
      {settings.type === 'code39' && (
        <Switch
          label="Start and stop characters"
          checked={settings.showStartStop}
          onCheckedChange={(showStartStop) => set({ ...settings, showStartStop })}
        />
      )}
      {'lightMarginMark' in settings && (
        <Switch
          label="Mark of the light margin"
          checked={settings.lightMarginMark}
          onCheckedChange={(lightMarginMark) => set({ ...settings, lightMarginMark })}
        />
      )}
      {settings.type === 'code128' && (
        <Select
          label="Characters"
          options={choicesOf({ A: 'Set A', B: 'Set B', C: 'Set C' })}
          value={settings.characterSet}
          onValueChange={(characterSet) => set({ ...settings, characterSet })}
        />
      )}
      {settings.type === 'qr' && (
        <Pair>
          <Select
            label="Error correction"
            options={choicesOf({ low: 'Low', medium: 'Medium', quartile: 'Quartile', high: 'High' })}
            value={settings.errorCorrection}
            onValueChange={(errorCorrection) => set({ ...settings, errorCorrection })}
          />
          <Select
            label="Characters"
            options={choicesOf({ iso8859_1: 'ISO 8859-1', utf8: 'UTF-8' })}
            value={settings.characterSet}
            onValueChange={(characterSet) => set({ ...settings, characterSet })}
          />
        </Pair>
      )}
      <Pair>
        {'barHeight' in settings && (
          <NumberField
            label="Bar height"
            unit={layout.unit}
            min={0.04}
            max={1_000_000}
            value={settings.barHeight}
            onChange={(barHeight) => set({ ...settings, barHeight })}
          />
        )}
        <NumberField
          label="Magnification"
          unit="%"
          decimals={0}
          min={10}
          max={1_000}
          value={settings.magnificationPercent}
          onChange={(percent) => set({ ...settings, magnificationPercent: Math.round(percent) })}
        />
        {quiet('left')}
        {quiet('right')}
      </Pair>
      <Switch
        label="Bars"
        checked={settings.enableBars}
        onCheckedChange={(enableBars) => set({ ...settings, enableBars })}
      />
      {settings.enableBars && (
        <ColourField
          label="Bar colour"
          value={settings.barColor}
          document={document}
          onChange={(barColor) => set({ ...settings, barColor })}
        />
      )}
      <Switch
        label="Background"
        checked={settings.enableBackground}
        onCheckedChange={(enableBackground) => set({ ...settings, enableBackground })}
      />
      {settings.enableBackground && (
        <ColourField
          label="Background colour"
          value={settings.backgroundColor}
          document={document}
          onChange={(backgroundColor) => set({ ...settings, backgroundColor })}
        />
      )}
    </>
  );
}
