import { ChevronsUpDown } from 'lucide-react';
import { controlStyles } from '@/components/_internal/controlStyles';
import { Field, type FieldTexts } from '@/components/Field';
import { Icon } from '@/components/Icon';
import { styled } from '@/components/theme';
import type { ComboboxOption } from './ComboboxList';
import { ComboboxListOnDemand } from './ComboboxListOnDemand';
import { useOptionSearch } from './useOptionSearch';

const Wrap = styled('div', { position: 'relative', display: 'flex', alignItems: 'center' });
const Input = styled('input', controlStyles, { paddingInlineEnd: '$7', textOverflow: 'ellipsis' });

const Arrows = styled('span', {
  position: 'absolute',
  insetInlineEnd: '$2',
  display: 'inline-flex',
  color: '$textSubtle',
  pointerEvents: 'none',
});

/** Props of {@link Combobox}. */
export interface ComboboxProps<Value extends string = string> extends FieldTexts {
  /** The options. */
  options: readonly ComboboxOption<Value>[];
  /** The chosen value. */
  value: Value | undefined;
  /** Called with the chosen value. */
  onValueChange: (value: Value) => void;
  /** Shown if nothing is chosen. */
  placeholder?: string;
  /**
   * Text if no option matches.
   * @default 'Nothing matches.'
   */
  emptyText?: string;
  /**
   * Disables the input.
   * @default false
   */
  disabled?: boolean;
}

/**
 * Chooses one of many options by typing. Arrow keys, Home and End move in the list while the focus stays in the
 * field; Enter chooses; Escape and blur keep the previous value. The code of the list is loaded when the field is
 * approached.
 */
export function Combobox<Value extends string = string>(props: ComboboxProps<Value>) {
  const {
    options,
    value,
    onValueChange,
    placeholder,
    emptyText = 'Nothing matches.',
    disabled,
    ...texts
  } = props;
  const chosen = options.find((option) => option.value === value);
  const search = useOptionSearch({
    options,
    firstActive: value,
    onChoose: (option) => onValueChange(option.value),
  });

  return (
    <Field {...texts} data-testid="gsc-combobox">
      {(control) => (
        <Wrap>
          <Input
            {...control}
            {...search.inputProps}
            disabled={disabled}
            placeholder={chosen ? chosen.label : placeholder}
            value={search.query ?? chosen?.label ?? ''}
            onChange={(event) => search.show(event.target.value)}
          />
          <Arrows>
            <Icon glyph={ChevronsUpDown} />
          </Arrows>
          {search.listProps && (
            <ComboboxListOnDemand
              {...search.listProps}
              label={texts.label}
              isChosen={(option) => option === value}
              emptyText={emptyText}
            />
          )}
        </Wrap>
      )}
    </Field>
  );
}
