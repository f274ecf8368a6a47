import { useState, type KeyboardEvent } from 'react';

/** A search that starts on Enter, because it queries an external source, and ends when its field is emptied. */
export function useEnteredSearch() {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const clear = () => {
    setTyped('');
    setSearch('');
  };
  return {
    /** The submitted search; empty if there is none. */
    search,
    /** Ends the search. */
    clear,
    /** Props of the search field. */
    field: {
      value: typed,
      onValueChange: (text: string) => {
        setTyped(text);
        if (text === '') setSearch('');
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter') return;
        // Prevents Enter from submitting a surrounding form.
        event.preventDefault();
        setSearch(typed.trim());
      },
    },
  };
}
