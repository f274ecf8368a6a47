import { Key } from '@/components/Key';
import { Inline } from '@/components/Inline';
import { isApple, ModifierKey } from '@/product/ModifierKey';
import { COMMANDS } from '../core/commands';

const NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  Digit0: '0',
  Digit1: '1',
};

const keyName = (key: string): string => NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** Shows the keys of a command as on this system's keyboard; nothing if it has none. */
export function Keys({ of }: { of: string }) {
  const press = COMMANDS.find(({ id }) => id === of)?.keys[0];
  return (
    press && (
      <Inline as="span" gap="1">
        {press.command && <ModifierKey />}
        {press.shift && <Key>{isApple() ? '⇧' : 'Shift'}</Key>}
        <Key>{keyName(press.key)}</Key>
      </Inline>
    )
  );
}
