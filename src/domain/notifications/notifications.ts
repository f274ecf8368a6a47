/** Kinds of notification (section 2). */
export const NOTIFICATION_KINDS = ['NEUTRAL', 'INFORMATIVE', 'POSITIVE', 'NEGATIVE'] as const;

/** The kind of a notification. */
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** One message to the user. */
export interface Notification {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly message: string;
  /** The action the user can take, as one button. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  /**
   * Whether the history keeps the action.
   * @default false
   */
  readonly keepsAction?: boolean | undefined;
  /**
   * The duration in milliseconds.
   * @default until dismissed with an action, otherwise a fixed time
   */
  readonly lasts?: number | undefined;
  /** The id of the failed request. */
  readonly requestId?: string | undefined;
  /** The time of creation, in milliseconds since the epoch. */
  readonly at: number;
  /** The topic, such as the connection: a newer notification of the same topic replaces this one. */
  readonly topic?: string | undefined;
}

/** The visible notification, the waiting ones, and those that went away without the user. */
export interface Notifications {
  readonly shown: Notification | null;
  /** In display order. */
  readonly waiting: readonly Notification[];
  /** Replaced and timed-out notifications, newest first (reading 11). */
  readonly history: readonly Notification[];
}

/** An event of notifications; `dismiss` and `time-out` of a missing one change nothing. */
export type NotificationEvent =
  | { readonly type: 'show'; readonly notification: Notification }
  | { readonly type: 'dismiss'; readonly id: string }
  | { readonly type: 'time-out'; readonly id: string }
  /** Notifications of this topic are outdated. */
  | { readonly type: 'outdate'; readonly topic: string }
  | { readonly type: 'clear-history' };

/** The initial state. */
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

/** Returns the priority of a notification by the ladder of section 2: 0 is the highest. */
export function notificationPriority({ kind, action }: Pick<Notification, 'kind' | 'action'>): number {
  return LADDER.indexOf(action ? `${kind} with action` : kind);
}

/** Whether two notifications are equal and have no action, such as several failures of one action. */
const isSameMessage = (one: Notification, other: Notification): boolean =>
  one.kind === other.kind && one.message === other.message && !one.action && !other.action;

/** Moves outdated notifications of a topic to the history. */
function moveOutdated(state: Notifications, topic: string | undefined): Notifications {
  if (topic === undefined) return state;
  const isOutdated = (one: Notification) => one.topic === topic;
  const waiting = state.waiting.filter((one) => !isOutdated(one));
  if (!state.shown || !isOutdated(state.shown)) return { ...state, waiting };
  const [shown = null, ...rest] = waiting;
  return { shown, waiting: rest, history: [state.shown, ...state.history] };
}

function show(present: Notifications, notification: Notification): Notifications {
  const state = moveOutdated(present, notification.topic);
  if ([state.shown, ...state.waiting].some((one) => one && isSameMessage(one, notification))) return state;
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

/** Applies an event to the notifications (section 2, reading 11). */
export function notificationsReducer(state: Notifications, event: NotificationEvent): Notifications {
  switch (event.type) {
    case 'show':
      return show(state, event.notification);
    case 'dismiss':
      return close(state, event.id, false);
    case 'time-out':
      return state.shown?.id === event.id ? close(state, event.id, true) : state;
    case 'outdate':
      return moveOutdated(state, event.topic);
    case 'clear-history':
      return { ...state, history: [] };
  }
}
