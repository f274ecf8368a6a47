import { IconButton } from '@/components/IconButton';
import type { IconGlyph } from '@/components/Icon';
import { styled } from '@/components/theme';

const Row = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$half' });
const Group = styled('div', { display: 'flex', flexDirection: 'column', gap: '$1', minWidth: 0 });
const Label = styled('div', { color: '$text', fontWeight: '$medium' });
const Mixed = styled('span', { color: '$textSubtle', fontStyle: 'italic', fontWeight: '$regular' });

/** One of several choices, shown as an icon. */
export interface ToggleOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon: IconGlyph;
}

interface TogglesProps<Value extends string> {
  label: string;
  options: readonly ToggleOption<Value>[];
  /** The chosen value; `undefined` if the selection has several. */
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** A choice among a few icons. */
export function Toggles<Value extends string>({ label, options, value, onChange }: TogglesProps<Value>) {
  return (
    <Group role="group" aria-label={label}>
      <Label aria-hidden>
        {label}
        {value === undefined && <Mixed> Mixed</Mixed>}
      </Label>
      <Row>
        {options.map((option) => (
          <IconButton
            key={option.value}
            size="s"
            icon={option.icon}
            label={option.label}
            aria-pressed={value === undefined ? 'mixed' : option.value === value}
            onClick={() => onChange(option.value)}
          />
        ))}
      </Row>
    </Group>
  );
}

interface ToggleProps {
  label: string;
  icon: IconGlyph;
  /** `undefined` if the selection has both. */
  value: boolean | undefined;
  onChange: (value: boolean) => void;
}

/** An on/off button with an icon. A mixed state is switched on for all. */
export const Toggle = ({ label, icon, value, onChange }: ToggleProps) => (
  <IconButton
    size="s"
    icon={icon}
    label={label}
    aria-pressed={value ?? 'mixed'}
    onClick={() => onChange(value !== true)}
  />
);

/** A row of toggles. */
export const ToggleRow = Row;
