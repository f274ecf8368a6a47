import { Copy, Download, History, MessageSquareText } from 'lucide-react';
import type { MenuEntry } from '@/components/Menu';

interface TemplateActions {
  /** Whether the template was ever saved. */
  isStored: boolean;
  onNote: () => void;
  onVersions: () => void;
  onSaveAs: () => void;
  onDownload: () => void;
}

/** Returns the menu entries that concern the whole template. */
export function createTemplateEntries(actions: TemplateActions): MenuEntry[] {
  const disabledReason = actions.isStored ? undefined : 'It was never saved.';
  return [
    {
      id: 'save-note',
      label: 'Save with a note…',
      icon: MessageSquareText,
      disabledReason,
      onSelect: actions.onNote,
    },
    { id: 'versions', label: 'Versions…', icon: History, disabledReason, onSelect: actions.onVersions },
    { id: 'save-as', label: 'Save as…', icon: Copy, onSelect: actions.onSaveAs },
    { id: 'download', label: 'Download as JSON', icon: Download, onSelect: actions.onDownload },
  ];
}
