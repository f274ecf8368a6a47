import { Select } from '@/components/Select';
import { Switch } from '@/components/Switch';
import { leastQuietZone, type BarcodeSettings } from '@/engine/document';
import { toOptions } from './choices';
import { ColourField } from './ColourField';
import { NumberField } from './fields/NumberField';
import { Pair } from './fields/Section';
import type { Selected } from './selected';

/** Props of {@link BarcodeLook}. */
export interface BarcodeLookProps {
  selected: Selected;
  settings: BarcodeSettings;
  set: (settings: BarcodeSettings) => string | undefined;
}

/** Edits the settings of a barcode's type. */
export function BarcodeLook(props: BarcodeLookProps) {
  return (
    <>
      <BarcodeTypeFields settings={props.settings} set={props.set} />
      <BarcodeSizeFields {...props} />
      <BarcodeColours {...props} />
    </>
  );
}

/** Edits what only some types of barcodes have: caption, signs, characters and error correction. */
function BarcodeTypeFields({ settings, set }: Pick<BarcodeLookProps, 'settings' | 'set'>) {
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
          options={toOptions({ A: 'Set A', B: 'Set B', C: 'Set C' })}
          value={settings.characterSet}
          onValueChange={(characterSet) => set({ ...settings, characterSet })}
        />
      )}
      {settings.type === 'qr' && (
        <Pair>
          <Select
            label="Error correction"
            options={toOptions({ low: 'Low', medium: 'Medium', quartile: 'Quartile', high: 'High' })}
            value={settings.errorCorrection}
            onValueChange={(errorCorrection) => set({ ...settings, errorCorrection })}
          />
          <Select
            label="Characters"
            options={toOptions({ iso8859_1: 'ISO 8859-1', utf8: 'UTF-8' })}
            value={settings.characterSet}
            onValueChange={(characterSet) => set({ ...settings, characterSet })}
          />
        </Pair>
      )}
    </>
  );
}

/** Edits the size of a barcode, and its quiet zones. */
function BarcodeSizeFields({ selected: { settings: layout }, settings, set }: BarcodeLookProps) {
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
  );
}

/** Edits the colours of bars and background. */
function BarcodeColours({ selected: { document }, settings, set }: BarcodeLookProps) {
  return (
    <>
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
