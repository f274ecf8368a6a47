import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { ComboboxOption } from './ComboboxList';
import { ComboboxListOnDemand } from './ComboboxListOnDemand';

/** Options of the search. */
export interface OptionSearchOptions<Value extends string> {
  options: readonly ComboboxOption<Value>[];
  /** The option that is active first. */
  firstActive: Value | undefined;
  /** Called with the chosen option, which is never a disabled one. */
  onChoose: (option: ComboboxOption<Value>) => void;
  /** Keeps the list open after a choice. */
  stayOpen?: boolean;
}

/** State of a field that finds options by typing: query, matches, and keys that move among them. */
export function useOptionSearch<Value extends string>(props: OptionSearchOptions<Value>) {
  const { options, firstActive, onChoose, stayOpen = false } = props;
  const listId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState<string>();
  const [activeIndex, setActiveIndex] = useState(0);
  const open = query !== undefined;
  const wanted = (query ?? '').trim().toLowerCase();
  const shown = options.filter((option) => option.label.toLowerCase().includes(wanted));
  const active = open ? shown[activeIndex] : undefined;
  const close = (): void => setQuery(undefined);

  const show = (text: string): void => {
    const start = text === '' ? options.findIndex((option) => option.value === firstActive) : 0;
    setQuery(text);
    setActiveIndex(Math.max(0, start));
  };
  const choose = (option: ComboboxOption<Value>): void => {
    if (option.disabled) return;
    if (stayOpen) {
      setActiveIndex(options.indexOf(option));
      setQuery('');
    } else {
      close();
    }
    onChoose(option);
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
      close();
    }
  };

  return {
    query,
    inputProps: {
      ref: inputRef,
      type: 'text',
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': active ? `${listId}-${active.value}` : undefined,
      onClick: () => {
        if (!open) show('');
      },
      onPointerEnter: ComboboxListOnDemand.preload,
      onFocus: ComboboxListOnDemand.preload,
      onBlur: close,
      onKeyDown,
    } as const,
    show,
    listProps: open && {
      id: listId,
      options: shown,
      activeValue: active?.value,
      anchorRef: inputRef,
      onChoose: (value: string) => {
        const option = shown.find((one) => one.value === value);
        if (option) choose(option);
      },
      onClose: close,
    },
  };
}
