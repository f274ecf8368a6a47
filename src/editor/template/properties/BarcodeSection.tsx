import { Select } from '@/components/Select';
import { InlineMessage } from '@/components/InlineMessage';
import { BARCODE_FAULTS } from '@/domain/output';
import type { BarcodeStatus } from '@/engine/display';
import {
  newBarcode,
  type BarcodeFrame,
  type BarcodeSettings,
  type BarcodeType,
  type BarcodeValue,
} from '@/engine/document';
import { BarcodeLook } from './BarcodeLook';
import { BARCODE_WORDS, toOptions } from './choices';
import { LineField } from './fields/LineField';
import { Section } from './fields/Section';
import { filterByType, useChange, type Change, type Selected, type SelectedFrame } from './selected';

const FIXED = 'fixed';

/** Props of {@link BarcodeSection}. */
export interface BarcodeSectionProps {
  selected: Selected;
  /** Returns the status of a barcode on the shown page. */
  statusOf: (frameId: string) => BarcodeStatus | undefined;
}

/** Edits the content, type and look of a barcode in the shown layout. */
export function BarcodeSection({ selected, statusOf }: BarcodeSectionProps) {
  const change = useChange(selected.ids);
  const [only, ...others] = filterByType(selected.frames, 'barcode');
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
        options={toOptions<BarcodeType>(BARCODE_WORDS)}
        value={settings.type}
        onValueChange={turnTo}
      />
      <ValueFields selected={selected} only={only} change={change} />
      {status !== undefined && status !== 'success' && (
        <InlineMessage kind="NEGATIVE">{BARCODE_FAULTS[status]}</InlineMessage>
      )}
      <BarcodeLook selected={selected} settings={settings} set={set} />
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
