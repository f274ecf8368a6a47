import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { Deferred } from '@/components/Deferred';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { CommandsButton } from './CommandsButton';
import { OPENING } from './opening';
import { recentPaths } from './recentPaths';
import { pathOf, type Shortcut } from './shortcuts';
import { useShortcuts } from './useShortcuts';
import { useTypedAhead } from './useTypedAhead';

const GoToPalette = dialogOnDemand(async () => (await import('./GoToPalette')).GoToPalette);
const ShortcutSheet = dialogOnDemand(async () => (await import('./ShortcutSheet')).ShortcutSheet);

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main [role="search"] input');
  field?.focus();
  field?.select();
  return field !== null;
}

/** The command palette, the shortcuts and their help sheet, behind a button; the windows are loaded on demand. */
export function Commands() {
  const { access } = useWorkspace();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'palette' | 'help'>();

  const ahead = useTypedAhead(() => setOpened(undefined));
  const open = (next: 'palette' | 'help') => {
    setOpened(next);
    ahead.wait(next === 'palette');
  };
  const close = () => {
    setOpened(undefined);
    ahead.wait(false);
  };

  useEffect(() => recentPaths.remember(pathname), [pathname]);

  const onShortcut = (shortcut: Shortcut): boolean => {
    const path = pathOf(shortcut);
    if (path) void navigate(path);
    else if (shortcut.id === 'search') return focusSearch();
    else if (opened) close();
    else open(shortcut.id === 'help' ? 'help' : 'palette');
    return true;
  };
  useShortcuts({ access, isPaletteOpen: opened === 'palette', onShortcut });

  /* A window returns the focus just after it closes; only then may the next window or page take it. */
  const leave = (next: () => void) => {
    flushSync(close);
    setTimeout(next);
  };
  return (
    <>
      {/* Its shortcuts work with the page; only the button can wait. */}
      <Deferred>
        <CommandsButton
          isOpen={opened === 'palette'}
          onOpen={() => open('palette')}
          {...GoToPalette.approach}
        />
      </Deferred>
      {opened === 'palette' && (
        <GoToPalette
          typedAhead={ahead.text}
          onShown={() => ahead.wait(false)}
          onClose={close}
          onGo={(href, opens) => leave(() => void navigate(href, opens ? { state: OPENING } : {}))}
          onRun={leave}
          onHelp={() => leave(() => open('help'))}
        />
      )}
      {opened === 'help' && <ShortcutSheet onClose={close} />}
    </>
  );
}
