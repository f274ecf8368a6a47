import { useId } from 'react';
import { Icon, type IconGlyph } from '@/components/Icon';
import { styled } from '@/components/theme';
import { VisuallyHidden } from '@/components/VisuallyHidden';

const Root = styled('div', {
  display: 'inline-flex',
  padding: '$half',
  borderRadius: '$control',
  backgroundColor: '$surfacePressed',
  maxWidth: '100%',
});

const Segment = styled('label', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$1',
  minHeight: '$controlS',
  paddingInline: '$3',
  border: '1px solid transparent',
  borderRadius: '$small',
  color: '$textMuted',
  fontSize: '$small',
  fontWeight: '$medium',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: 'background-color $fast, color $fast',
  '&:hover': { color: '$text' },
  '&:has(:checked)': { backgroundColor: '$surface', color: '$text', boxShadow: '$raised' },
  '&:has(:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '1px' },
  '&:has(:disabled)': { color: '$textDisabled', cursor: 'not-allowed' },
  '@forcedColours': { '&:has(:checked)': { borderColor: 'Highlight' } },
  '@coarse': { minHeight: '$controlL' },
});

/** One segment. */
export interface SegmentOption<Value extends string = string> {
  /** The value. */
  value: Value;
  /** The label. */
  label: string;
  /** Icon before the label. */
  icon?: IconGlyph;
  /**
   * Whether only the icon is visible.
   * @default false
   */
  hideLabel?: boolean;
  /**
   * Whether it can't be chosen.
   * @default false
   */
  disabled?: boolean;
}

/** Props of {@link SegmentedControl}. */
export interface SegmentedControlProps<Value extends string = string> {
  /** Accessible name of the choice. */
  label: string;
  /** Two to five segments. */
  options: readonly SegmentOption<Value>[];
  /** The chosen value. */
  value: Value;
  /** Called with the chosen value. */
  onValueChange: (value: Value) => void;
}

/** Switches between a few views of the same content; arrow keys move between them. */
export function SegmentedControl<Value extends string = string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onValueChange } = props;
  const name = useId();
  return (
    <Root role="radiogroup" aria-label={label} data-testid="gsc-segmented-control">
      {options.map((option) => (
        <Segment key={option.value}>
          <VisuallyHidden
            as="input"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
          />
          {option.icon && <Icon glyph={option.icon} size="s" />}
          {option.hideLabel ? <VisuallyHidden>{option.label}</VisuallyHidden> : option.label}
        </Segment>
      ))}
    </Root>
  );
}
