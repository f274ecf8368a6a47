import { ConfirmDialog } from '@/components/ConfirmDialog';
import {
  ENTRY_WORDS,
  quotedList,
  refusalOfEntryName,
  stylesUsingColour,
  renameEntry,
  removeEntry,
  type Section,
} from '@/domain/brand-kits';
import { storedItemName } from '@/domain/item-name';
import { EntryNameDialog } from './EntryNameDialog';
import type { Asked } from './entryActions';
import type { KitAtWork } from './kitAtWork';

interface EntryDialogsProps {
  kit: KitAtWork;
  section: Section;
  asked: Asked | undefined;
  /** Adds an entry of this name; missing for sections with another way to add. */
  onAdd?: (name: string) => void;
  onClose: () => void;
}

/** Dialogs that name a new entry of a section, rename one, and confirm a deletion. */
export function EntryDialogs({ kit, section, asked, onAdd, onClose }: EntryDialogsProps) {
  const { content, change } = kit;
  const what = ENTRY_WORDS[section];
  if (!asked) return null;
  if (asked.kind === 'add')
    return onAdd ? (
      <EntryNameDialog
        title={`Add a ${what}`}
        verb={`Add ${what}`}
        refusalOf={(name) => refusalOfEntryName(content, section, name)}
        onSave={(name) => onAdd(storedItemName(name))}
        onClose={onClose}
      />
    ) : null;
  const { guid, name } = asked.entry;
  if (asked.kind === 'rename')
    return (
      <EntryNameDialog
        title={`Rename ${name}`}
        verb="Rename"
        name={name}
        refusalOf={(typed) => refusalOfEntryName(content, section, typed, guid)}
        onSave={(typed) =>
          change((present) => renameEntry(present, { section, guid }, storedItemName(typed)))
        }
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={onClose}
      title={`Delete ${name}?`}
      description={consequenceOf(kit, section, guid)}
      confirmLabel={`Delete ${what}`}
      onConfirm={() => {
        change((present) => removeEntry(present, { section, guid }));
        onClose();
      }}
    />
  );
}

function consequenceOf({ content }: KitAtWork, section: Section, guid: string): string {
  const styles = section === 'colors' ? stylesUsingColour(content, guid) : [];
  if (styles.length > 0)
    return `${quotedList(styles)} ${styles.length === 1 ? 'uses' : 'use'} it and will be #000000 there. It goes from every theme.`;
  return `It is deleted from every theme of this kit. Documents that imported it look as before.`;
}
