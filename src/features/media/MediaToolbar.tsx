import { ListFilter } from 'lucide-react';
import type { Ref, ReactNode } from 'react';
import { Badge } from '@/components/Badge';
import { Button } from '@/components/Button';
import { Menu, type MenuEntry } from '@/components/Menu';
import { ListToolbar } from '@/product/SearchedList';
import type { MediaView } from './mediaView';

interface MediaToolbarProps {
  view: MediaView;
  onViewChange: (view: MediaView) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
  /** Extensions of the existing assets. */
  extensions: readonly string[];
  searchRef: Ref<HTMLInputElement>;
}

/** Search, formats and order of the media. */
export function MediaToolbar({ view, onViewChange, views, extensions, searchRef }: MediaToolbarProps) {
  return (
    <ListToolbar
      what="media"
      placeholder="Search by name or id"
      view={view}
      onViewChange={onViewChange}
      views={views}
      searchRef={searchRef}
      filters={
        <FormatChoice
          offered={[...new Set([...extensions, ...view.extensions])].sort()}
          chosen={view.extensions}
          onChange={(chosen) => onViewChange({ ...view, extensions: chosen })}
        />
      }
    />
  );
}

interface FormatChoiceProps {
  offered: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Selects the shown formats; hidden when there are none. */
function FormatChoice({ offered, chosen, onChange }: FormatChoiceProps) {
  if (offered.length === 0) return null;
  const toggle = (format: string) =>
    onChange(chosen.includes(format) ? chosen.filter((other) => other !== format) : [...chosen, format]);
  const formats: MenuEntry[] = offered.map((format) => ({
    id: format,
    label: format.toUpperCase(),
    checked: chosen.includes(format),
    keepOpen: true,
    onSelect: () => toggle(format),
  }));
  const all: MenuEntry[] = [
    { kind: 'separator', id: 'before-all' },
    { id: 'all', label: 'All formats', onSelect: () => onChange([]) },
  ];
  return (
    <Menu label="Formats" entries={chosen.length > 0 ? [...formats, ...all] : formats}>
      <Button startIcon={ListFilter}>
        Formats
        {chosen.length > 0 && <Badge>{chosen.length}</Badge>}
      </Button>
    </Menu>
  );
}
