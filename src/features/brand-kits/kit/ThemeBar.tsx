import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { IconButton } from '@/components/IconButton';
import { Inline } from '@/components/Inline';
import { Menu } from '@/components/Menu';
import { SegmentedControl } from '@/components/SegmentedControl';
import {
  DEFAULT_THEME,
  refusalOfThemeName,
  withNewTheme,
  removeTheme,
  renameTheme,
} from '@/domain/brand-kits';
import { storedItemName } from '@/domain/item-name';
import { newGuid, type KitAtWork } from './kitAtWork';
import { EntryNameDialog } from './EntryNameDialog';

interface ThemeBarProps {
  kit: KitAtWork;
  onThemeChange: (themeId: string | undefined) => void;
}

/* No id of a theme is empty. */
const DEFAULT_ID = '';
const STAYS = 'All other themes start from the default theme, so it can’t be renamed or deleted.';

/** The themes of a kit, the default one first, with selection and actions. */
export function ThemeBar({ kit, onThemeChange }: ThemeBarProps) {
  const { content, theme, change, withheld } = kit;
  const [dialog, setDialog] = useState<'add' | 'rename' | 'delete'>();
  const close = () => setDialog(undefined);
  const name = theme?.name ?? DEFAULT_THEME;
  const disabledReason = withheld ?? (theme ? undefined : STAYS);
  return (
    <Inline gap="2" wrap>
      <Box css={{ maxWidth: '100%', overflowX: 'auto' }}>
        <SegmentedControl
          label="Theme"
          options={[
            { value: DEFAULT_ID, label: DEFAULT_THEME },
            ...content.themes.map((each) => ({ value: each.id, label: each.name })),
          ]}
          value={theme?.id ?? DEFAULT_ID}
          onValueChange={(id) => onThemeChange(id === DEFAULT_ID ? undefined : id)}
        />
      </Box>
      <Menu
        label={`Actions of the theme ${name}`}
        entries={[
          {
            id: 'rename',
            label: 'Rename theme…',
            icon: Pencil,
            disabledReason,
            onSelect: () => setDialog('rename'),
          },
          {
            id: 'delete',
            label: 'Delete theme…',
            icon: Trash2,
            danger: true,
            disabledReason,
            onSelect: () => setDialog('delete'),
          },
        ]}
      >
        <IconButton icon={Ellipsis} label={`Actions of the theme ${name}`} />
      </Menu>
      <Button intent="ghost" startIcon={Plus} disabledReason={withheld} onClick={() => setDialog('add')}>
        Add theme
      </Button>
      {dialog === 'add' && (
        <EntryNameDialog
          title="Add a theme"
          verb="Add theme"
          refusalOf={(typed) => refusalOfThemeName(content, typed)}
          onSave={(typed) => {
            const id = newGuid();
            change((present) => withNewTheme(present, id, storedItemName(typed)));
            onThemeChange(id);
          }}
          onClose={close}
        />
      )}
      {dialog === 'rename' && theme && (
        <EntryNameDialog
          title={`Rename ${name}`}
          verb="Rename"
          name={name}
          refusalOf={(typed) => refusalOfThemeName(content, typed, theme.id)}
          onSave={(typed) => change((present) => renameTheme(present, theme.id, storedItemName(typed)))}
          onClose={close}
        />
      )}
      {dialog === 'delete' && theme && (
        <ConfirmDialog
          open
          danger
          onOpenChange={close}
          title={`Delete the theme ${name}?`}
          description="Its own values are deleted. The default theme and the others stay unchanged."
          confirmLabel="Delete theme"
          onConfirm={() => {
            onThemeChange(undefined);
            change((present) => removeTheme(present, theme.id));
            close();
          }}
        />
      )}
    </Inline>
  );
}
