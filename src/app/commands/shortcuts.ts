import { isAllowed, type Access } from '@/domain/access';
import type { PathId } from '@/domain/paths';
import { isApple } from '@/product/ModifierKey';
import { ROUTES } from '../routes/routeTable';

/** Something a key does wherever the reader is. */
export interface Shortcut {
  id: 'palette' | 'help' | 'search' | 'environments' | 'users' | 'groups' | 'subscription';
  /** What it does, for the help sheet. */
  label: string;
  /** Pressed one after the other; `Mod+K` stands for the one that is held. */
  keys: readonly string[];
  /** The page it leads to; who may not open it has no such shortcut. */
  routeId?: PathId;
}

/** A key as it was pressed, and when, in milliseconds. */
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

/* Longer than slow hands need, shorter than it takes to forget the first key. */
const SEQUENCE_TIME = 1500;

/** Where a shortcut leads. */
export function pathOf({ routeId }: Shortcut): string | undefined {
  return ROUTES.find(({ id }) => id === routeId)?.path;
}

/** The shortcuts a user has: those that lead to a page only when the page may be opened. */
export function usableShortcuts(access: Access): Shortcut[] {
  return SHORTCUTS.filter(({ routeId }) => {
    const route = ROUTES.find(({ id }) => id === routeId);
    return !route || isAllowed(route.rule, access);
  });
}

/** The shortcut a key completes, together with the one pressed before it where there are two. */
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
