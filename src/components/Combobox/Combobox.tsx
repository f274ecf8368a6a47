import { ChevronsUpDown } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { controlStyles } from '@/components/_internal/controlStyles';
import { Field, type FieldTexts } from '@/components/Field';
import { Icon } from '@/components/Icon';
import { styled } from '@/components/theme';
import { ComboboxList, type ComboboxOption } from './ComboboxList';

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
 * Enter chooses; Escape, or leaving, keeps what was chosen before.
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
  const listId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState<string>();
  const [activeIndex, setActiveIndex] = useState(0);
  const open = query !== undefined;
  const chosen = options.find((option) => option.value === value);
  const wanted = (query ?? '').trim().toLowerCase();
  const shown = options.filter((option) => option.label.toLowerCase().includes(wanted));
  const active = open ? shown[activeIndex] : undefined;

  const show = (text: string): void => {
    setQuery(text);
    setActiveIndex(
      text === ''
        ? Math.max(
            0,
            options.findIndex((option) => option.value === value),
          )
        : 0,
    );
  };
  const choose = (option: ComboboxOption<Value>): void => {
    if (option.disabled) return;
    setQuery(undefined);
    onValueChange(option.value);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const last = shown.length - 1;
    const target = {
      ArrowDown: activeIndex >= last ? 0 : activeIndex + 1,
      ArrowUp: activeIndex <= 0 ? last : activeIndex - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      show('');
    } else if (open && target !== undefined) {
      event.preventDefault();
      setActiveIndex(target);
    } else if (open && event.key === 'Enter') {
      event.preventDefault();
      if (active) choose(active);
    } else if (open && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      setQuery(undefined);
    }
  };

  return (
    <Field {...texts} data-testid="gsc-combobox">
      {(control) => (
        <Wrap>
          <Input
            {...control}
            ref={inputRef}
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={active ? `${listId}-${active.value}` : undefined}
            disabled={disabled}
            placeholder={chosen ? chosen.label : placeholder}
            value={query ?? chosen?.label ?? ''}
            onChange={(event) => show(event.target.value)}
            onClick={() => {
              if (!open) show('');
            }}
            onBlur={() => setQuery(undefined)}
            onKeyDown={onKeyDown}
          />
          <Arrows>
            <Icon glyph={ChevronsUpDown} />
          </Arrows>
          {open && (
            <ComboboxList
              id={listId}
              label={texts.label}
              options={shown}
              value={value}
              activeValue={active?.value}
              anchorRef={inputRef}
              emptyText={emptyText}
              onChoose={choose}
              onClose={() => setQuery(undefined)}
            />
          )}
        </Wrap>
      )}
    </Field>
  );
}
