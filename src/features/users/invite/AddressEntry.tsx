import type { KeyboardEvent } from 'react';
import { pasteInto } from '@/components/AddressListInput';
import { TextArea } from '@/components/TextArea';

interface AddressEntryProps {
  disabled: boolean;
  /** Typed text that is not an entry yet. */
  draft: string;
  onDraftChange: (draft: string) => void;
  /** Called with typed or pasted text, which may hold no address, one or many. */
  onText: (text: string, isPasted: boolean) => void;
}

/** The entry field for addresses: takes pasted text at once, and typed text on Enter, a separator or blur. */
export function AddressEntry({ disabled, draft, onDraftChange, onText }: AddressEntryProps) {
  const take = (text: string, isPasted = false) => {
    onDraftChange('');
    if (text.trim() !== '') onText(text, isPasted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['Enter', ',', ';'].includes(event.key) || draft.trim() === '') return;
    event.preventDefault();
    take(draft);
  };
  return (
    <TextArea
      label="Email addresses"
      description="Paste anything: lists, “Name <address>”, cells of a sheet. Enter takes what you type."
      placeholder="name@example.com"
      rows={2}
      value={draft}
      readOnly={disabled}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onDraftChange(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => take(draft)}
      onPaste={(event) => {
        if (disabled) return;
        event.preventDefault();
        take(pasteInto(event.currentTarget, event.clipboardData.getData('text')), true);
      }}
    />
  );
}
