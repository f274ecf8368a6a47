import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/Icon';
import { styled } from '@/components/theme';
import { VisuallyHidden } from '@/components/VisuallyHidden';

const Root = styled('div', { display: 'flex', flexDirection: 'column', gap: '$1', minWidth: 0 });

const Label = styled('label', {
  alignSelf: 'flex-start',
  color: '$text',
  fontSize: '$small',
  lineHeight: '$small',
  fontWeight: '$medium',
  overflowWrap: 'anywhere',
});

const Foot = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$3',
  color: '$textMuted',
  fontSize: '$caption',
  lineHeight: '$caption',
});

const Message = styled('div', {
  display: 'flex',
  gap: '$1',
  minWidth: 0,
  overflowWrap: 'anywhere',
  variants: { tone: { plain: {}, error: { color: '$negativeText' }, success: { color: '$positiveText' } } },
});

const Remaining = styled('span', {
  marginInlineStart: 'auto',
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
  variants: { none: { true: { color: '$cautionText', fontWeight: '$medium' } } },
});

/** Texts of a labelled field. */
export interface FieldTexts {
  /** The label. */
  label: ReactNode;
  /**
   * Hides the label visually.
   * @default false
   */
  hideLabel?: boolean;
  /**
   * Marks the label with " *".
   * @default false
   */
  required?: boolean;
  /** A sentence of help; replaced by an error or success message. */
  description?: ReactNode;
  /** The error and its remedy. Makes the control invalid. */
  error?: ReactNode;
  /** A success message. */
  success?: ReactNode;
}

/** Attributes that connect a control to its label and messages. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  'data-state': 'error' | 'success' | undefined;
}

/** Props of {@link Field}. */
export interface FieldProps extends FieldTexts {
  /** Renders the control with these attributes. */
  children: (control: FieldControlProps) => ReactNode;
  /** Number of characters left; shown as a countdown. */
  remaining?: number | undefined;
  /**
   * Id of the control.
   * @default a generated one
   */
  id?: string | undefined;
  /** Class of the field. */
  className?: string | undefined;
  /**
   * Test id of the field.
   * @default 'gsc-field'
   */
  'data-testid'?: string;
}

/** A label, a control, and one line below: the error, else the success message, else the description. */
export function Field({ children, remaining, id, className, ...props }: FieldProps) {
  const { label, hideLabel = false, required = false, description, error, success } = props;
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const messageId = `${controlId}-message`;
  const remainingId = `${controlId}-remaining`;
  const tone = error ? 'error' : success ? 'success' : 'plain';
  const message = error || success || description;
  const describedBy = [message && messageId, remaining !== undefined && remainingId]
    .filter(Boolean)
    .join(' ');
  const labelText = (
    <>
      {label}
      {required && <span aria-hidden> *</span>}
    </>
  );

  return (
    <Root data-testid={props['data-testid'] ?? 'gsc-field'} className={className}>
      {hideLabel ? (
        <VisuallyHidden as="label" htmlFor={controlId}>
          {labelText}
        </VisuallyHidden>
      ) : (
        <Label htmlFor={controlId}>{labelText}</Label>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
        'data-state': tone === 'plain' ? undefined : tone,
      })}
      {(message || remaining !== undefined) && (
        <Foot>
          {message && (
            <Message id={messageId} tone={tone} role={error ? 'alert' : undefined}>
              {error && <Icon glyph={CircleAlert} size="s" />}
              {!error && success && <Icon glyph={CircleCheck} size="s" />}
              <span>{message}</span>
            </Message>
          )}
          {remaining !== undefined && (
            <Remaining id={remainingId} none={remaining === 0} aria-live={remaining <= 10 ? 'polite' : 'off'}>
              {remaining}
              <VisuallyHidden> characters</VisuallyHidden> left
            </Remaining>
          )}
        </Foot>
      )}
    </Root>
  );
}
