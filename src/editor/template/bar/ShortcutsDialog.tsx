import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { Heading } from '@/components/Heading';
import { Key } from '@/components/Key';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { isApple, ModifierKey } from '@/product/ModifierKey';
import { COMMANDS, type KeyPress } from '../core/commands';

const Rows = styled('dl', {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  margin: 0,
  '& > *': { margin: 0, paddingBlock: '$2', borderBlockEnd: '1px solid $colors$border' },
});
const Keys = styled('dd', { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '$1' });

const GROUPS = ['Tools', 'Selection', 'Arrange', 'View', 'Template'] as const;

const NAMES: Readonly<Record<string, string>> = {
  ...{ ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' },
  ...{ Escape: 'Esc', Digit0: '0', Digit1: '1' },
};

/** What the pointer does with keys held, which no key does by itself. */
const HELD: readonly { label: string; keys: readonly string[] }[] = [
  { label: 'Pan while held', keys: ['Space'] },
  { label: 'Select the frame below, with a click', keys: ['Mod'] },
  { label: 'Add to the selection, with a click', keys: ['Shift'] },
  { label: 'Keep proportions, turn by 15°, keep to one axis, while dragging', keys: ['Shift'] },
  { label: 'Do not snap, while dragging', keys: ['Mod'] },
];

const keyName = (key: string): string => NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);

function Pressed({ press }: { press: KeyPress }) {
  return (
    <Keys>
      {press.command && <ModifierKey />}
      {press.shift && <Key>{isApple() ? '⇧' : 'Shift'}</Key>}
      <Key>{keyName(press.key)}</Key>
    </Keys>
  );
}

/** Every key of the editor, as this system's keyboards name them. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      size="m"
      onOpenChange={(open) => !open && onClose()}
      title="Keyboard shortcuts"
      description="They work while no window is open and nothing is being typed; Save works always."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Stack gap="5" role="group" aria-label="Shortcuts" tabIndex={0}>
        {GROUPS.map((group) => (
          <section key={group}>
            <Heading level={3} size="body">
              {group}
            </Heading>
            <Rows>
              {COMMANDS.filter((command) => command.group === group).map(({ id, label, keys: [press] }) => (
                <div key={id} style={{ display: 'contents' }}>
                  <dt>{label}</dt>
                  <Pressed press={press} />
                </div>
              ))}
            </Rows>
          </section>
        ))}
        <section>
          <Heading level={3} size="body">
            With the pointer
          </Heading>
          <Rows>
            {HELD.map(({ label, keys }) => (
              <div key={label} style={{ display: 'contents' }}>
                <dt>{label}</dt>
                <Keys>
                  {keys.map((key) =>
                    key === 'Mod' ? <ModifierKey key={key} /> : <Key key={key}>{key}</Key>,
                  )}
                </Keys>
              </div>
            ))}
          </Rows>
        </section>
      </Stack>
    </Dialog>
  );
}
