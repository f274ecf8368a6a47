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
  /** The choices. */
  options: readonly ComboboxOption<Value>[];
  /** The chosen one. */
  value: Value | undefined;
  /** Called with the chosen one. */
  onValueChange: (value: Value) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /**
   * Said when no choice matches.
   * @default 'Nothing matches.'
   */
  emptyText?: string;
  /**
   * Can't be changed.
   * @default false
   */
  disabled?: boolean;
}

/**
 * One of many choices, found by typing. Arrow keys, Home and End move in the list while the focus stays in the field;
 * Enter chooses; Escape, or leaving, keeps what was chosen before. The code of the list is fetched when the field is first
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
