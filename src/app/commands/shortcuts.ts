import { isAllowed, type Access } from '@/domain/access';
import type { PathId } from '@/domain/paths';
import { isApple } from '@/product/ModifierKey';
import { ROUTES } from '../routeTable/routeTable';

/** A keyboard shortcut of the whole console. */
export interface Shortcut {
  id: 'palette' | 'help' | 'search' | 'environments' | 'users' | 'groups' | 'subscription';
  /** Description for the help sheet. */
  label: string;
  /** Keys pressed in sequence; `Mod+K` is one with a modifier. */
  keys: readonly string[];
  /** The page it opens; users who may not open it lack the shortcut. */
  routeId?: PathId;
}

/** A pressed key and its time in milliseconds. */
export type KeyStroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'timeStamp'>;

/** Every shortcut of the console, in the order of the help sheet. */
export const SHORTCUTS: readonly Shortcut[] = [
  { id: 'palette', label: 'Search and go to', keys: ['Mod+K'] },
  { id: 'search', label: 'Search the table of the page', keys: ['/'] },
  { id: 'help', label: 'Show these shortcuts', keys: ['?'] },
  { id: 'environments', label: 'Environments', keys: ['g', 'e'], routeId: 'environments' },
  { id: 'users', label: 'Users', keys: ['g', 'u'], routeId: 'users' },
  { id: 'groups', label: 'User groups', keys: ['g', 'g'], routeId: 'groups' },
  { id: 'subscription', label: 'Subscription', keys: ['g', 's'], routeId: 'subscription' },
];

/* Milliseconds between two keys: enough for slow hands, short enough to remember the first key. */
const SEQUENCE_TIME = 1500;

/** Returns the path of a shortcut's page. */
export function pathOf({ routeId }: Shortcut): string | undefined {
  return ROUTES.find(({ id }) => id === routeId)?.path;
}

/** Returns the shortcuts of a user; those of a page require permission to open it. */
export function usableShortcuts(access: Access): Shortcut[] {
  return SHORTCUTS.filter(({ routeId }) => {
    const route = ROUTES.find(({ id }) => id === routeId);
    return !route || isAllowed(route.rule, access);
  });
}

/** Finds the shortcut that a key completes, with the previous key if it has two. */
export function matchShortcut(
  stroke: KeyStroke,
  previous?: KeyStroke,
  apple = isApple(),
): Shortcut | undefined {
  const key = stroke.key.toLowerCase();
  const { ctrlKey, metaKey, altKey } = stroke;
  if (altKey || (ctrlKey && metaKey)) return undefined;
  if (ctrlKey || metaKey) {
    const isHeld = apple ? metaKey : ctrlKey;
    return SHORTCUTS.find(({ keys: [first] }) => isHeld && first === `Mod+${key.toUpperCase()}`);
  }
  const isInTime = previous && stroke.timeStamp - previous.timeStamp < SEQUENCE_TIME;
  return SHORTCUTS.find(({ keys: [first, second] }) =>
    second ? isInTime && first === previous.key.toLowerCase() && second === key : first === key,
  );
}
