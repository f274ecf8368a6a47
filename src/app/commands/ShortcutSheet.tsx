import { Fragment, useState } from 'react';
import { Dialog } from '@/components/Dialog';
import { Heading } from '@/components/Heading';
import { Key } from '@/components/Key';
import { Stack } from '@/components/Stack';
import { Switch } from '@/components/Switch';
import { Text } from '@/components/Text';
import { styled } from '@/components/theme';
import { ModifierKey } from '@/product/ModifierKey';
import { useWorkspace } from '../workspace/WorkspaceContext';
import { characterKeys } from './characterKeys';
import { usableShortcuts, type Shortcut } from './shortcuts';

const Rows = styled('dl', {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  '& > *': { paddingBlock: '$2', borderBlockEnd: '1px solid $colors$border', margin: 0 },
});

const Keys = styled('dd', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '$1',
  color: '$textSubtle',
  fontSize: '$caption',
});

function KeysOf({ keys }: Pick<Shortcut, 'keys'>) {
  const isHeld = keys[0]?.startsWith('Mod+');
  return (
    <Keys>
      {isHeld ? (
        <>
          <ModifierKey />
          <Key>K</Key>
        </>
      ) : (
        keys.map((character, index) => (
          <Fragment key={index}>
            {index > 0 && ' then '}
            <Key>{character.toUpperCase()}</Key>
          </Fragment>
        ))
      )}
    </Keys>
  );
}

/** The user's shortcuts, with a switch for those of plain characters. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { access } = useWorkspace();
  const [areOn, setAreOn] = useState(characterKeys.areOn);
  const shortcuts = usableShortcuts(access);
  const sections = [
    { title: 'Anywhere', rows: shortcuts.filter(({ routeId }) => !routeId) },
    { title: 'Go to', rows: shortcuts.filter(({ routeId }) => routeId) },
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Keyboard shortcuts"
      description="They work while no window is open; those of plain characters only where nothing is being typed."
      placement="side"
      size="xs"
    >
      <Stack gap="6">
        {sections.map(({ title, rows }) => (
          <section key={title}>
            <Heading level={3}>{title}</Heading>
            <Rows>
              {rows.map(({ id, label, keys }) => (
                <Fragment key={id}>
                  <Text as="dt">{label}</Text>
                  <KeysOf keys={keys} />
                </Fragment>
              ))}
            </Rows>
          </section>
        ))}
        <Switch
          label="Shortcuts of plain characters"
          checked={areOn}
          onChange={({ currentTarget: { checked } }) => {
            characterKeys.turn(checked ? 'on' : 'off');
            setAreOn(checked);
          }}
        />
      </Stack>
    </Dialog>
  );
}
