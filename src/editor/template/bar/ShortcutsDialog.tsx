import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { Heading } from '@/components/Heading';
import { Key } from '@/components/Key';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { ModifierKey } from '@/product/ModifierKey';
import { COMMANDS } from '../core/commands';
import { Keys } from './Keys';

const Rows = styled('dl', {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  margin: 0,
  '& > *': { margin: 0, paddingBlock: '$2', borderBlockEnd: '1px solid $colors$border' },
});
const Pressed = styled('dd', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '$1',
});

const GROUPS = ['Tools', 'Selection', 'Arrange', 'View', 'Template'] as const;

/** Pointer actions with held keys, which are no commands. */
const HELD: readonly { label: string; keys: readonly string[] }[] = [
  { label: 'Pan while held', keys: ['Space'] },
  { label: 'Select the frame below, with a click', keys: ['Mod'] },
  { label: 'Add to the selection, with a click', keys: ['Shift'] },
  { label: 'Keep proportions, turn by 15°, keep to one axis, while dragging', keys: ['Shift'] },
  { label: 'Do not snap, while dragging', keys: ['Mod'] },
  { label: 'Move a copy, while dragging', keys: ['Alt'] },
];

/** Lists every key of the editor as on this system's keyboard. */
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
              {COMMANDS.filter((command) => command.group === group).map(({ id, label }) => (
                <div key={id} style={{ display: 'contents' }}>
                  <dt>{label}</dt>
                  <Pressed>
                    <Keys of={id} />
                  </Pressed>
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
                <Pressed>
                  {keys.map((key) =>
                    key === 'Mod' ? <ModifierKey key={key} /> : <Key key={key}>{key}</Key>,
                  )}
                </Pressed>
              </div>
            ))}
          </Rows>
        </section>
      </Stack>
    </Dialog>
  );
}
