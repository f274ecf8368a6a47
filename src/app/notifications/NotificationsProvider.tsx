import { createContext, useContext, useEffect, useMemo, useReducer, useState, type ReactNode } from 'react';
import {
  NO_NOTIFICATIONS,
  notificationsReducer,
  type Notification,
  type NotificationKind,
  type Notifications,
} from '@/domain/notifications';

/** How long a notification without an action stays, in milliseconds. One with an action waits for the user. */
const TIME_SHOWN = 6_000;

/** Raises a notification; `action` adds one button, `requestId` details, `lasts` a time of its own. */
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
  /** Takes away what is no longer true of a topic. */
  outdate: (topic: string) => void;
  /** Keeps the notification the user is at from timing out; without an id, none. */
  hold: (id: string | undefined) => void;
  clearHistory: () => void;
}

const NotificationContext = createContext<NotificationCentre | undefined>(undefined);

/** The notifications of the console. @throws Error outside its provider. */
export function useNotificationCentre(): NotificationCentre {
  const centre = useContext(NotificationContext);
  if (!centre) throw new Error('useNotificationCentre needs a NotificationsProvider around it.');
  return centre;
}

/** Holds the notifications: one is shown at a time, in the order of the ladder, and times out unless it can be acted on or says how long it stays. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [notifications, dispatch] = useReducer(notificationsReducer, NO_NOTIFICATIONS);
  const { shown } = notifications;
  const isFollowed = notifications.waiting.some(
    ({ kind, at }) => kind === 'POSITIVE' && shown !== null && at > shown.at,
  );
  const [heldId, hold] = useState<string>();

  useEffect(() => {
    if (!shown || shown.id === heldId) return undefined;
    // Whoever has done the next thing is not kept from its outcome by the offer to take back the one before.
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
      outdate: (topic: string) => dispatch({ type: 'outdate', topic }),
      hold,
      clearHistory: () => dispatch({ type: 'clear-history' }),
    }),
    [],
  );
  const centre = useMemo(() => ({ notifications, ...actions }), [notifications, actions]);
  return <NotificationContext value={centre}>{children}</NotificationContext>;
}
