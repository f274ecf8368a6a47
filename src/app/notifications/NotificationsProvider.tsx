import { createContext, useContext, useEffect, useMemo, useReducer, useState, type ReactNode } from 'react';
import {
  NO_NOTIFICATIONS,
  notificationsReducer,
  type Notification,
  type NotificationKind,
  type Notifications,
} from '@/domain/notifications';

/** Milliseconds for which a notification without an action stays. One with an action waits for the user. */
const TIME_SHOWN = 6_000;

/** Raises a notification; `action` adds a button, `requestId` details, `lasts` a duration. */
export type Notify = (
  notification: { kind: NotificationKind; message: string } & Pick<
    Notification,
    'action' | 'keepsAction' | 'lasts' | 'requestId' | 'topic'
  >,
) => void;

interface NotificationCentre {
  notifications: Notifications;
  notify: Notify;
  dismiss: (id: string) => void;
  /** Shows the next one, and keeps this one in the history. */
  goOn: (id: string) => void;
  /** Removes the outdated notifications of a topic. */
  outdate: (topic: string) => void;
  /** Keeps the notification under the pointer or focus from timing out; without an id, none. */
  hold: (id: string | undefined) => void;
  clearHistory: () => void;
}

const NotificationContext = createContext<NotificationCentre | undefined>(undefined);

/** Returns the notifications of the console. @throws Error outside its provider */
export function useNotificationCentre(): NotificationCentre {
  const centre = useContext(NotificationContext);
  if (!centre) throw new Error('useNotificationCentre needs a NotificationsProvider around it.');
  return centre;
}

/**
 * Keeps the notifications: shows one at a time, by priority, and removes it after its time unless it has an action
 * without one.
 */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [notifications, dispatch] = useReducer(notificationsReducer, NO_NOTIFICATIONS);
  const { shown } = notifications;
  const isFollowed = notifications.waiting.some(
    ({ kind, at }) => kind === 'POSITIVE' && shown !== null && at > shown.at,
  );
  const [heldId, hold] = useState<string>();

  useEffect(() => {
    if (!shown || shown.id === heldId) return undefined;
    // The outcome of the user's next action replaces the undo of the previous one at once.
    const isOvertaken = shown.lasts !== undefined && isFollowed;
    const stays = isOvertaken ? 0 : (shown.lasts ?? (shown.action ? undefined : TIME_SHOWN));
    if (stays === undefined) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'time-out', id: shown.id }), stays);
    return () => clearTimeout(timer);
  }, [shown, heldId, isFollowed]);

  const actions = useMemo(
    () => ({
      notify: ((content) =>
        dispatch({
          type: 'show',
          notification: { ...content, id: crypto.randomUUID(), at: Date.now() },
        })) satisfies Notify,
      dismiss: (id: string) => dispatch({ type: 'dismiss', id }),
      goOn: (id: string) => dispatch({ type: 'time-out', id }),
      outdate: (topic: string) => dispatch({ type: 'outdate', topic }),
      hold,
      clearHistory: () => dispatch({ type: 'clear-history' }),
    }),
    [],
  );
  const centre = useMemo(() => ({ notifications, ...actions }), [notifications, actions]);
  return <NotificationContext value={centre}>{children}</NotificationContext>;
}
