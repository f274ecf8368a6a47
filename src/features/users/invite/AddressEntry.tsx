import type { KeyboardEvent } from 'react';
import { pasteInto } from '@/components/AddressListInput';
import { TextArea } from '@/components/TextArea';

interface AddressEntryProps {
  disabled: boolean;
  /** What is typed and not taken yet. */
  draft: string;
  onDraftChange: (draft: string) => void;
  /** Given whatever was typed or pasted; it may hold no address, one or many. */
  onText: (text: string, isPasted: boolean) => void;
}

/** Where addresses come in: what is pasted is taken at once, what is typed with Enter, a separator or on leaving. */
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
