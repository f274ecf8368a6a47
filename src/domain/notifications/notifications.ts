/** Kinds of notification (section 2). */
export const NOTIFICATION_KINDS = ['NEUTRAL', 'INFORMATIVE', 'POSITIVE', 'NEGATIVE'] as const;

/** The kind of a notification. */
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** One message to the user. */
export interface Notification {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly message: string;
  /** What the user can do about it, as one button. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  /** Whether the history offers the action as well. @default false */
  readonly keepsAction?: boolean | undefined;
  /** How long it stays, in milliseconds; left out, it goes by whether there is something to do about it. */
  readonly lasts?: number | undefined;
  /** Of the request whose failure it tells. */
  readonly requestId?: string | undefined;
  /** When it was raised, in milliseconds since the epoch. */
  readonly at: number;
  /** What it is about, such as the connection: a newer one about the same takes its place, because it is no longer true. */
  readonly topic?: string | undefined;
}

/** What is shown, what waits for its turn, and what was taken away before the user did. */
export interface Notifications {
  readonly shown: Notification | null;
  /** In the order they will be shown. */
  readonly waiting: readonly Notification[];
  /** Replaced and timed-out notifications, newest first (reading 11). */
  readonly history: readonly Notification[];
}

/** What can happen to notifications; `dismiss` and `time-out` of one that is gone change nothing. */
export type NotificationEvent =
  | { readonly type: 'show'; readonly notification: Notification }
  | { readonly type: 'dismiss'; readonly id: string }
  | { readonly type: 'time-out'; readonly id: string }
  /** What notifications of this topic say is no longer true. */
  | { readonly type: 'outdate'; readonly topic: string }
  | { readonly type: 'clear-history' };

/** No notification has come yet. */
export const NO_NOTIFICATIONS: Notifications = { shown: null, waiting: [], history: [] };

const LADDER = [
  'NEGATIVE with action',
  'NEGATIVE',
  'POSITIVE with action',
  'INFORMATIVE with action',
  'NEUTRAL with action',
  'POSITIVE',
  'INFORMATIVE',
  'NEUTRAL',
];

/** The place of a notification on the ladder of section 2: 0 is the highest priority. */
export function notificationPriority({ kind, action }: Pick<Notification, 'kind' | 'action'>): number {
  return LADDER.indexOf(action ? `${kind} with action` : kind);
}

/** Whether one says the same as another, as several failures of one action do, and asks for nothing. */
const saysTheSame = (one: Notification, other: Notification): boolean =>
  one.kind === other.kind && one.message === other.message && !one.action && !other.action;

/** Without what is no longer true now; it is kept in the history, as it was true once. */
function withoutOutdated(state: Notifications, topic: string | undefined): Notifications {
  if (topic === undefined) return state;
  const isOutdated = (one: Notification) => one.topic === topic;
  const waiting = state.waiting.filter((one) => !isOutdated(one));
  if (!state.shown || !isOutdated(state.shown)) return { ...state, waiting };
  const [shown = null, ...rest] = waiting;
  return { shown, waiting: rest, history: [state.shown, ...state.history] };
}

function show(present: Notifications, notification: Notification): Notifications {
  const state = withoutOutdated(present, notification.topic);
  if ([state.shown, ...state.waiting].some((one) => one && saysTheSame(one, notification))) return state;
  if (!state.shown) return { ...state, shown: notification };
  if (notificationPriority(notification) < notificationPriority(state.shown)) {
    return { ...state, shown: notification, history: [state.shown, ...state.history] };
  }
  const waiting = [...state.waiting, notification];
  waiting.sort((first, second) => notificationPriority(first) - notificationPriority(second));
  return { ...state, waiting };
}

function close(state: Notifications, id: string, keep: boolean): Notifications {
  if (state.shown?.id === id) {
    const [shown = null, ...waiting] = state.waiting;
    return { shown, waiting, history: keep ? [state.shown, ...state.history] : state.history };
  }
  return {
    ...state,
    waiting: state.waiting.filter((notification) => notification.id !== id),
    history: keep ? state.history : state.history.filter((notification) => notification.id !== id),
  };
}

/** The notifications after one event (section 2, reading 11). */
export function notificationsReducer(state: Notifications, event: NotificationEvent): Notifications {
  switch (event.type) {
    case 'show':
      return show(state, event.notification);
    case 'dismiss':
      return close(state, event.id, false);
    case 'time-out':
      return state.shown?.id === event.id ? close(state, event.id, true) : state;
    case 'outdate':
      return withoutOutdated(state, event.topic);
    case 'clear-history':
      return { ...state, history: [] };
  }
}
