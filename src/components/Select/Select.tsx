import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { controlStyles } from '@/components/_internal/controlStyles';
import { stopEscapeOfList } from '@/components/_internal/layers';
import { Field, type FieldTexts } from '@/components/Field';
import { Icon } from '@/components/Icon';
import { styled } from '@/components/theme';

/* As wide as its longest option, but no wider than its container. */
const Wrap = styled('div', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  maxWidth: '100%',
  /*
   * Under load, the longest option has once widened the page, as if the select did not clip itself. The margin leaves
   * room for the focus ring.
   */
  '@supports (appearance: base-select)': { overflow: 'clip', overflowClipMargin: '2px' },
});

const Chevron = styled('span', {
  position: 'absolute',
  insetInlineEnd: '$2',
  display: 'inline-flex',
  color: '$textSubtle',
  pointerEvents: 'none',
});

/* Browsers that support it style the list of a native select; others show their own. */
const Control = styled('select', controlStyles, {
  minWidth: 0,
  paddingInlineEnd: '$7',
  /* The text ends before the chevron; a select styled by the theme would not clip it. */
  overflow: 'clip',
  overflowClipMargin: 'content-box',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '@supports (appearance: base-select)': {
    '&, &::picker(select)': { appearance: 'base-select' },
    /* A styled select aligns its text at the top if it is higher than needed, as on touch screens. */
    '&': { display: 'flex', alignItems: 'center' },
    '&::picker-icon': { display: 'none' },
    '&::picker(select)': {
      marginBlock: '$1',
      padding: '$1',
      border: '1px solid $colors$border',
      borderRadius: '$container',
      backgroundColor: '$surfaceRaised',
      color: '$text',
      boxShadow: '$overlay',
      maxHeight: '20rem',
    },
    '& option': {
      display: 'flex',
      alignItems: 'center',
      gap: '$2',
      minHeight: '$controlM',
      paddingInline: '$2',
      borderRadius: '$small',
      fontSize: '$body',
      '&:hover, &:focus': { backgroundColor: '$surfaceHover', outline: 'none' },
      '&:checked': { fontWeight: '$medium' },
      '&:disabled': { color: '$textDisabled' },
      '&::checkmark': { order: 1, marginInlineStart: 'auto', color: '$actionText' },
    },
    '& optgroup': {
      color: '$textSubtle',
      fontSize: '$caption',
      fontWeight: '$medium',
    },
  },
});

/** An option of a select. */
export interface SelectOption<Value extends string = string> {
  /** The value. */
  value: Value;
  /** The label. */
  label: string;
  /**
   * Whether it can't be chosen.
   * @default false
   */
  disabled?: boolean;
}

/** Options with a heading. */
export interface SelectGroup<Value extends string = string> {
  /** The heading. */
  label: string;
  /** The options. */
  options: readonly SelectOption<Value>[];
}

/** Props of {@link Select}; the rest goes to the `select` element. */
export interface SelectProps<Value extends string = string>
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'children' | 'value' | 'multiple' | 'required'> {
  /** The options, optionally in groups. */
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[];
  /** The chosen value, if the caller controls it; `''` shows the placeholder. */
  value?: Value | '';
  /** Shown if nothing is chosen. */
  placeholder?: string;
  /** Called with the chosen value. */
  onValueChange?: (value: Value) => void;
}

/**
 * A labelled choice among a few options. A native control: it works on phones, in forms and with every screen reader.
 */
export function Select<Value extends string = string>({
  label,
  hideLabel,
  required,
  description,
  error,
  success,
  id,
  className,
  options,
  placeholder,
  onChange,
  onFocus,
  onBlur,
  onValueChange,
  value,
  defaultValue,
  ...select
}: SelectProps<Value>) {
  const initial =
    value === undefined ? { defaultValue: defaultValue ?? (placeholder ? '' : undefined) } : { value };
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      required={required}
      description={description}
      error={error}
      success={success}
      id={id}
      className={className}
      data-testid="gsc-select"
    >
      {(control) => (
        <Wrap>
          <Control
            {...select}
            {...control}
            {...initial}
            onFocus={(event) => {
              window.addEventListener('keydown', stopEscapeOfList, { capture: true });
              onFocus?.(event);
            }}
            onBlur={(event) => {
              window.removeEventListener('keydown', stopEscapeOfList, { capture: true });
              onBlur?.(event);
            }}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value as Value);
            }}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((entry) =>
              'options' in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map(drawOption)}
                </optgroup>
              ) : (
                drawOption(entry)
              ),
            )}
          </Control>
          <Chevron>
            <Icon glyph={ChevronDown} />
          </Chevron>
        </Wrap>
      )}
    </Field>
  );
}

function drawOption({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  );
}
