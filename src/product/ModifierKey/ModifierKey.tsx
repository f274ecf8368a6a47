import { Command } from 'lucide-react';
import { Icon } from '@/components/Icon';
import { Key } from '@/components/Key';
import { isApple } from './isApple';

/**
 * The modifier of shortcuts: Command on Apple devices (drawn as an icon, because no bundled font has its sign), else
 * Ctrl.
 */
export function ModifierKey() {
  return <Key>{isApple() ? <Icon glyph={Command} size="s" label="Command" /> : 'Ctrl'}</Key>;
}
