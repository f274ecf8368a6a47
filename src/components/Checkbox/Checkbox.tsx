import { useComposedRefs } from '@/components/_internal/useComposedRefs';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react';
import { checkboxBox, choiceRow } from '@/components/_internal/choiceStyles';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { VisuallyHidden } from '@/components/VisuallyHidden';

const Row = styled('label', choiceRow);

const Box = styled('input', checkboxBox);

/** Props of {@link Checkbox}; the rest goes to the `input` element. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** The meaning of the checked state. */
  label: ReactNode;
  /**
   * Hides the label visually.
   * @default false
   */
  hideLabel?: boolean;
  /** Help under the label. */
  description?: ReactNode;
  /**
   * Whether the state is mixed: only some of the items it represents are checked.
   * @default false
   */
  indeterminate?: boolean;
  /**
   * Whether something else, such as a group, provides it; then an unchecked box has a pale tick. Name the source next
   * to it.
   * @default false
   */
  inherited?: boolean;
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
}

/** A checkbox with its label. */
export function Checkbox({
  label,
  hideLabel = false,
  description,
  indeterminate = false,
  inherited = false,
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
    // Mixed for screen readers, too.
    const isBetween = indeterminate || (inherited && !inputRef.current?.checked);
    if (inputRef.current) inputRef.current.indeterminate = isBetween;
  });

  return (
    <Row className={className} data-testid="gsc-checkbox">
      <Box
        aria-label={hideLabel && typeof label === 'string' ? label : undefined}
        aria-describedby={description ? descriptionId : undefined}
        {...input}
        ref={controlRef}
        type="checkbox"
        data-inherited={inherited || undefined}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
      />
      {hideLabel ? (
        typeof label !== 'string' && <VisuallyHidden>{label}</VisuallyHidden>
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
