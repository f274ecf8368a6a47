import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  NO_NOTIFICATIONS,
  NOTIFICATION_KINDS,
  notificationPriority,
  notificationsReducer,
  type Notification,
  type NotificationEvent,
  type NotificationKind,
} from '@/domain/notifications';

const action = { label: 'Retry', run: () => undefined };
const make = (id: string, kind: NotificationKind, withAction = false): Notification => ({
  id,
  kind,
  message: id,
  at: 0,
  ...(withAction ? { action } : {}),
});
const show = (...notifications: Notification[]): NotificationEvent[] =>
  notifications.map((notification) => ({ type: 'show', notification }));
const after = (events: NotificationEvent[]) => events.reduce(notificationsReducer, NO_NOTIFICATIONS);
const ids = (notifications: readonly Notification[]) => notifications.map(({ id }) => id);

describe('notifications', () => {
  it('R2.68 have four kinds', () => {
    expect(NOTIFICATION_KINDS).toEqual(['NEUTRAL', 'INFORMATIVE', 'POSITIVE', 'NEGATIVE']);
  });

  it('R2.70 have one order of priority', () => {
    const ladder: [NotificationKind, boolean][] = [
      ['NEGATIVE', true],
      ['NEGATIVE', false],
      ['POSITIVE', true],
      ['INFORMATIVE', true],
      ['NEUTRAL', true],
      ['POSITIVE', false],
      ['INFORMATIVE', false],
      ['NEUTRAL', false],
    ];
    const priorities = ladder.map(([kind, withAction]) => notificationPriority(make('n', kind, withAction)));
    expect(priorities).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('R2.71 one of a higher priority replaces the shown one at once', () => {
    const state = after(show(make('info', 'INFORMATIVE'), make('bad', 'NEGATIVE')));
    expect(state.shown?.id).toBe('bad');
    expect(ids(state.waiting)).toEqual([]);
  });

  it('R2.72 one of equal or lower priority waits, by priority and arrival', () => {
    const state = after(
      show(
        make('shown', 'NEGATIVE'),
        make('neutral', 'NEUTRAL'),
        make('equal-1', 'NEGATIVE'),
        make('good', 'POSITIVE', true),
        make('equal-2', 'NEGATIVE'),
      ),
    );
    expect(state.shown?.id).toBe('shown');
    expect(ids(state.waiting)).toEqual(['equal-1', 'equal-2', 'good', 'neutral']);
  });

  it('R2.72 the next in line is shown when the shown one is closed', () => {
    const events = show(make('a', 'POSITIVE'), make('b', 'NEUTRAL'), make('c', 'POSITIVE'));
    const state = after([...events, { type: 'dismiss', id: 'a' }]);
    expect(state.shown?.id).toBe('c');
    expect(ids(state.waiting)).toEqual(['b']);
  });

  it('R2.73 keeps replaced and timed-out ones in the history, newest first, but no dismissed ones', () => {
    const state = after([
      ...show(make('replaced', 'NEUTRAL'), make('timed-out', 'POSITIVE')),
      { type: 'time-out', id: 'timed-out' },
      ...show(make('dismissed', 'POSITIVE')),
      { type: 'dismiss', id: 'dismissed' },
    ]);
    expect(state.shown).toBeNull();
    expect(ids(state.history)).toEqual(['timed-out', 'replaced']);
    expect(notificationsReducer(state, { type: 'clear-history' }).history).toEqual([]);
  });

  it('R2.73 a time-out of a hidden one changes nothing', () => {
    const state = after(show(make('a', 'NEUTRAL'), make('b', 'NEGATIVE')));
    expect(notificationsReducer(state, { type: 'time-out', id: 'a' })).toBe(state);
  });

  it('R2.69 R2.71 R2.72 one is shown while any is left, none waiting outranks it, none is lost', () => {
    const event = fc.oneof(
      fc.record({ kind: fc.constantFrom(...NOTIFICATION_KINDS), withAction: fc.boolean() }),
      fc.constantFrom('dismiss' as const, 'time-out' as const),
    );
    fc.assert(
      fc.property(fc.array(event), (steps) => {
        let state = NO_NOTIFICATIONS;
        let raised = 0;
        let dismissed = 0;
        for (const step of steps) {
          if (typeof step === 'object') {
            const notification = make(String(raised++), step.kind, step.withAction);
            state = notificationsReducer(state, { type: 'show', notification });
          } else if (state.shown) {
            if (step === 'dismiss') dismissed++;
            state = notificationsReducer(state, { type: step, id: state.shown.id });
          }
          const order = [...(state.shown ? [state.shown] : []), ...state.waiting].map(notificationPriority);
          expect(order).toEqual([...order].sort((first, second) => first - second));
          expect(state.shown === null).toBe(order.length === 0);
          expect(order.length + state.history.length + dismissed).toBe(raised);
        }
      }),
    );
  });
});
