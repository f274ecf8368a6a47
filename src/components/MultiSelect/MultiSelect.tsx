import { ChevronsUpDown, X } from 'lucide-react';
import { controlStyles } from '@/components/_internal/controlStyles';
import { ComboboxListOnDemand, type ComboboxOption, useOptionSearch } from '@/components/Combobox';
import { Field, type FieldTexts } from '@/components/Field';
import { Icon } from '@/components/Icon';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';

const Wrap = styled('div', { position: 'relative', display: 'flex', alignItems: 'center' });
const Input = styled('input', controlStyles, { paddingInlineEnd: '$7' });

const Arrows = styled('span', {
  position: 'absolute',
  insetInlineEnd: '$space$2',
  display: 'inline-flex',
  color: '$textSubtle',
  pointerEvents: 'none',
});

const Chips = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Chip = styled('li', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  maxWidth: '100%',
  paddingInlineStart: '$2',
  borderRadius: '$control',
  backgroundColor: '$neutralSoft',
  color: '$neutralText',
  fontSize: '$small',
  lineHeight: '$small',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '@forcedColours': { outline: '1px solid CanvasText' },
});

const Remove = styled('button', {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  boxSize: '1.5rem',
  padding: 0,
  border: 0,
  borderRadius: '$control',
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  focusRing: -1,
  '&:hover': { color: '$text' },
  '&:disabled': { color: '$textDisabled', cursor: 'not-allowed' },
  '@coarse': { boxSize: '$sizes$controlTouch' },
});

/** Props of {@link MultiSelect}. */
export interface MultiSelectProps<Value extends string = string> extends FieldTexts {
  /** The options. */
  options: readonly ComboboxOption<Value>[];
  /** The chosen values, in the order they were chosen. */
  values: readonly Value[];
  /** Called with the new values. */
  onValuesChange: (values: Value[]) => void;
  /** Placeholder of the field. */
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
 * Chooses several options by typing. The list stays open between choices; choosing again deselects. Chosen options
 * are listed below the field with remove buttons; Backspace in an empty field removes the last.
 */
export function MultiSelect<Value extends string = string>(props: MultiSelectProps<Value>) {
  const {
    options,
    values,
    onValuesChange,
    placeholder,
    emptyText = 'Nothing matches.',
    disabled,
    ...texts
  } = props;
  const without = (value: Value): Value[] => values.filter((other) => other !== value);
  const search = useOptionSearch({
    options,
    firstActive: undefined,
    stayOpen: true,
    onChoose: ({ value }) => onValuesChange(values.includes(value) ? without(value) : [...values, value]),
  });
  const { onKeyDown, ...inputProps } = search.inputProps;
  const labelOf = (value: Value): string => options.find((option) => option.value === value)?.label ?? value;

  return (
    <Field {...texts} data-testid="gsc-multi-select">
      {(control) => (
        <Stack gap="2">
          <Wrap>
            <Input
              {...control}
              {...inputProps}
              disabled={disabled}
              placeholder={placeholder}
              value={search.query ?? ''}
              onChange={(event) => search.show(event.target.value)}
              onKeyDown={(event) => {
                const last = values.at(-1);
                if (event.key === 'Backspace' && !search.query && last !== undefined) {
                  onValuesChange(without(last));
                }
                onKeyDown(event);
              }}
            />
            <Arrows>
              <Icon glyph={ChevronsUpDown} />
            </Arrows>
            {search.listProps && (
              <ComboboxListOnDemand
                {...search.listProps}
                multiple
                label={texts.label}
                isChosen={(value) => values.some((chosen) => chosen === value)}
                emptyText={emptyText}
              />
            )}
          </Wrap>
          {values.length > 0 && (
            <Chips aria-label="Chosen">
              {values.map((value) => (
                <Chip key={value}>
                  <span>{labelOf(value)}</span>
                  <Remove
                    type="button"
                    aria-label={`Remove ${labelOf(value)}`}
                    disabled={disabled}
                    onClick={() => {
                      onValuesChange(without(value));
                      /* The button disappears with its option, so the focus moves to the field. */
                      search.inputProps.ref.current?.focus();
                    }}
                  >
                    <Icon glyph={X} size="s" />
                  </Remove>
                </Chip>
              ))}
            </Chips>
          )}
        </Stack>
      )}
    </Field>
  );
}
