import { useState, type KeyboardEvent } from 'react';

/** A search that starts with Enter, as it asks a source elsewhere, and ends where its field is emptied. */
export function useEnteredSearch() {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const clear = () => {
    setTyped('');
    setSearch('');
  };
  return {
    /** What is looked for; empty where nothing is. */
    search,
    /** Looks for nothing any more. */
    clear,
    /** For the search field. */
    field: {
      value: typed,
      onValueChange: (text: string) => {
        setTyped(text);
        if (text === '') setSearch('');
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter') return;
        // It may stand in a form, which is not what Enter sends here.
        event.preventDefault();
        setSearch(typed.trim());
      },
    },
  };
}
