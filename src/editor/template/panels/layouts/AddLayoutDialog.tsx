import { useState, type ReactNode } from 'react';
import { Grid } from '@/components/Grid';
import { NumericInput } from '@/components/NumericInput';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { TextField } from '@/components/TextField';
import { refusalOfItemName, storedItemName } from '@/domain/item-name';
import { FormDialog } from '@/product/FormDialog';
import { LAYOUT_PRESETS, LONGEST_TIMELINE_MS, UNITS, type Intent } from '@/engine/document';
import { INTENTS } from './listLayouts';
import {
  LONGEST_SIDE,
  newLayoutDraft,
  changeIntent,
  applyPreset,
  convertUnit,
  type LayoutDraft,
} from './newLayout';

const CUSTOM = '';

const presetsFor = (isPrint: boolean) =>
  LAYOUT_PRESETS.filter(({ intent }) => (intent === 'print') === isPrint).map(
    ({ name, width, height, unit }) => ({ value: name, label: `${name} (${width} × ${height} ${unit})` }),
  );

const PRESETS = [
  { value: CUSTOM, label: 'Custom size' },
  { label: 'Print', options: presetsFor(true) },
  { label: 'Digital', options: presetsFor(false) },
];

const INTENT_OPTIONS = (Object.keys(INTENTS) as Intent[]).map((value) => ({
  value,
  label: INTENTS[value].label,
}));

const UNIT_OPTIONS = UNITS.map((unit) => ({ value: unit, label: unit }));

interface AddLayoutDialogProps {
  /** @default 'Add a layout' */
  title?: string;
  /** Label of the button. @default 'Add layout' */
  verb?: string;
  /** Initial name. */
  name: string;
  /** @returns why it can't be added */
  onAdd: (draft: LayoutDraft) => string | undefined;
  onClose: () => void;
  /** Content above the fields. */
  children?: ReactNode;
}

/** Asks for name, intent and size of a new top layout, or of a template that starts with it. */
export function AddLayoutDialog(props: AddLayoutDialogProps) {
  const { title = 'Add a layout', verb = 'Add layout', name, onAdd, onClose, children } = props;
  const [draft, setDraft] = useState(() => newLayoutDraft(name));
  const [fault, setFault] = useState<string>();
  const change = (next: LayoutDraft) => {
    setFault(undefined);
    setDraft(next);
  };
  const add = () => {
    const refusal = refusalOfItemName(draft.name)?.detail;
    setFault(refusal ?? onAdd({ ...draft, name: storedItemName(draft.name) }));
  };
  const side = { unit: draft.unit, min: 0.01, max: LONGEST_SIDE, decimals: draft.unit === 'in' ? 4 : 2 };
  return (
    <FormDialog title={title} onSubmit={add} verb={verb} onClose={onClose}>
      <Stack gap="4">
        {children}
        <TextField
          label="Name"
          required
          autoComplete="off"
          value={draft.name}
          error={fault}
          onChange={(event) => change({ ...draft, name: event.target.value })}
        />
        <Select
          label="Size"
          options={PRESETS}
          value={draft.preset ?? CUSTOM}
          onValueChange={(preset) => change(applyPreset(draft, preset))}
        />
        <Grid columns={2} gap="4">
          <Select
            label="Made for"
            options={INTENT_OPTIONS}
            value={draft.intent}
            onValueChange={(intent) => change(changeIntent(draft, intent))}
          />
          <Select
            label="Unit"
            options={UNIT_OPTIONS}
            value={draft.unit}
            onValueChange={(unit) => change(convertUnit(draft, unit))}
          />
          <NumericInput
            label="Width"
            {...side}
            value={draft.width}
            onValueChange={(width) => change({ ...draft, width, preset: undefined })}
          />
          <NumericInput
            label="Height"
            {...side}
            value={draft.height}
            onValueChange={(height) => change({ ...draft, height, preset: undefined })}
          />
          {draft.intent === 'digitalAnimated' && (
            <NumericInput
              label="Duration"
              unit="s"
              min={0.1}
              max={LONGEST_TIMELINE_MS / 1_000}
              decimals={1}
              step={0.1}
              value={draft.duration}
              onValueChange={(duration) => change({ ...draft, duration })}
            />
          )}
        </Grid>
      </Stack>
    </FormDialog>
  );
}
