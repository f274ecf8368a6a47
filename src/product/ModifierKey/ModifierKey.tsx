import { Command } from 'lucide-react';
import { Icon } from '@/components/Icon';
import { Key } from '@/components/Key';
import { isApple } from './isApple';

/** The key that is held for a shortcut: Command on Apple's keyboards (drawn, for no bundled font has its sign), else Ctrl. */
export function ModifierKey() {
  return <Key>{isApple() ? <Icon glyph={Command} size="s" label="Command" /> : 'Ctrl'}</Key>;
}
