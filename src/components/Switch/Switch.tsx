import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { choiceRow } from '@/components/_internal/choiceStyles';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { VisuallyHidden } from '@/components/VisuallyHidden';

const Row = styled('label', choiceRow);

const Track = styled('input', {
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: '2rem',
  height: '1.25rem',
  margin: 0,
  border: '1px solid $colors$borderStrong',
  borderRadius: '$pill',
  backgroundColor: '$surfaceSunken',
  cursor: 'inherit',
  transition: 'background-color $base, border-color $base',
  focusRing: 2,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '2px',
    insetInlineStart: '2px',
    boxSize: '0.875rem',
    borderRadius: '$pill',
    backgroundColor: '$borderStrong',
    transition: 'transform $base, background-color $base',
  },
  '&:checked': {
    backgroundColor: '$action',
    borderColor: '$action',
    '&::before': { transform: 'translateX(0.75rem)', backgroundColor: '$onAction' },
  },
  '&:dir(rtl):checked::before': { transform: 'translateX(-0.75rem)' },
  '&:disabled': { opacity: 0.55 },
  '@forcedColours': { '&:checked': { backgroundColor: 'Highlight' } },
});

/** Props of {@link Switch}; the rest goes to the `input` element. */
export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> {
  /** Name of the setting. */
  label: ReactNode;
  /**
   * Hides the label visually.
   * @default false
   */
  hideLabel?: boolean;
  /**
   * Marks it with an asterisk.
   * @default false
   */
  required?: boolean;
  /** Help under the label. */
  description?: ReactNode;
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
}

/** A setting that takes effect immediately. In a form that is submitted, use a checkbox. */
export function Switch(props: SwitchProps) {
  const { label, hideLabel = false, required = false, description, ...rest } = props;
  const { onChange, onCheckedChange, className, ...input } = rest;
  const descriptionId = useId();
  return (
    <Row className={className} data-testid="gsc-switch">
      <Track
        aria-describedby={description ? descriptionId : undefined}
        {...input}
        aria-required={required || undefined}
        type="checkbox"
        role="switch"
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
      />
      {hideLabel ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span>
          {label}
          {required && <span aria-hidden> *</span>}
          {description && (
            <Text id={descriptionId} size="small" tone="muted" css={{ display: 'block' }}>
              {description}
            </Text>
          )}
        </span>
      )}
    </Row>
  );
}
