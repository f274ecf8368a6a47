import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { controlStyles } from '@/components/_internal/controlStyles';
import { Field, type FieldTexts } from '@/components/Field';
import { Icon } from '@/components/Icon';
import { styled } from '@/components/theme';

/* As wide as its longest choice, but never wider than its place. */
const Wrap = styled('div', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  maxWidth: '100%',
  /* Once, under load, a page was as wide as the longest choice, as if the select did not clip itself; the ring has its room. */
  '@supports (appearance: base-select)': { overflow: 'clip', overflowClipMargin: '2px' },
});

const Chevron = styled('span', {
  position: 'absolute',
  insetInlineEnd: '$2',
  display: 'inline-flex',
  color: '$textSubtle',
  pointerEvents: 'none',
});

/* Browsers that can dress the list of a native select do; the others show their own, equally usable one. */
const Control = styled('select', controlStyles, {
  minWidth: 0,
  paddingInlineEnd: '$7',
  /* Ends before the chevron; a select the theme may dress lets its text out. */
  overflow: 'clip',
  overflowClipMargin: 'content-box',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '@supports (appearance: base-select)': {
    '&, &::picker(select)': { appearance: 'base-select' },
    /* Such a select lays its text out as any box does: at the top of what is taller, as on touch. */
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

/** One choice of a select. */
export interface SelectOption<Value extends string = string> {
  /** What is stored. */
  value: Value;
  /** What is read. */
  label: string;
  /**
   * Shown but not to be chosen.
   * @default false
   */
  disabled?: boolean;
}

/** Choices under a heading of their own. */
export interface SelectGroup<Value extends string = string> {
  /** The heading. */
  label: string;
  /** The choices. */
  options: readonly SelectOption<Value>[];
}

/** Props of {@link Select}; the rest goes to the `select` element. */
export interface SelectProps<Value extends string = string>
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'children' | 'value' | 'multiple' | 'required'> {
  /** The choices, some of them in groups. */
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[];
  /** The chosen value, when the caller keeps it; `''` shows the placeholder. */
  value?: Value | '';
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Called with the chosen value. */
  onValueChange?: (value: Value) => void;
}

/** A labelled choice of one among a few. A native control: it works on phones, in forms and with every reader. */
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
  onValueChange,
  value,
  defaultValue,
  ...select
}: SelectProps<Value>) {
  const initial =
    value === undefined ? { defaultValue: defaultValue ?? (placeholder ? '' : undefined) } : { value };
  return (
    <Field
      {...{ label, hideLabel, required, description, error, success, id, className }}
      data-testid="gsc-select"
    >
      {(control) => (
        <Wrap>
          <Control
            {...select}
            {...control}
            {...initial}
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
