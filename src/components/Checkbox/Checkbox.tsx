import { useComposedRefs } from '@/components/_internal/useComposedRefs';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react';
import { choiceBox, choiceRow } from '@/components/_internal/choiceStyles';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { VisuallyHidden } from '@/components/VisuallyHidden';

const TICK = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M3.5 8.5l3 3 6-6.5'/%3E%3C/svg%3E")`;
const DASH = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='2.2' stroke-linecap='round'%3E%3Cpath d='M4 8h8'/%3E%3C/svg%3E")`;

const Row = styled('label', choiceRow);

const Box = styled('input', choiceBox, {
  borderRadius: '$small',
  '&::before': {
    content: '""',
    boxSize: '0.875rem',
    backgroundColor: '$onAction',
    maskSize: '100%',
    maskRepeat: 'no-repeat',
    opacity: 0,
  },
  '&:checked::before': { opacity: 1, maskImage: TICK },
  '&:indeterminate::before': { opacity: 1, maskImage: DASH },
});

/** Props of {@link Checkbox}; the rest goes to the `input` element. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** What being checked means. */
  label: ReactNode;
  /**
   * Hides the label from sight only.
   * @default false
   */
  hideLabel?: boolean;
  /** Help under the label. */
  description?: ReactNode;
  /**
   * Neither on nor off: some of what it stands for is.
   * @default false
   */
  indeterminate?: boolean;
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
}

/** A checkbox with its label. */
export function Checkbox({
  label,
  hideLabel = false,
  description,
  indeterminate = false,
  onChange,
  onCheckedChange,
  className,
  ref,
  ...input
}: CheckboxProps) {
  const descriptionId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const controlRef = useComposedRefs(ref, inputRef);
  useEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = indeterminate;
  });

  return (
    <Row className={className} data-testid="gsc-checkbox">
      <Box
        aria-describedby={description ? descriptionId : undefined}
        {...input}
        ref={controlRef}
        type="checkbox"
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
          {description && (
            <Text as="span" size="small" tone="muted" id={descriptionId} css={{ display: 'block' }}>
              {description}
            </Text>
          )}
        </span>
      )}
    </Row>
  );
}
