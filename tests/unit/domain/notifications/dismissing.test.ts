import { describe, expect, it } from 'vitest';
import { NO_NOTIFICATIONS, notificationsReducer, type Notification } from '@/domain/notifications';

const make = (id: string): Notification => ({ id, kind: 'POSITIVE', message: id, at: 0 });
const one = (id: string) => make(id);
/** Two that wait behind the one shown, and two that are past. */
const busy = {
  ...NO_NOTIFICATIONS,
  shown: one('shown'),
  waiting: [one('waiting'), one('later')],
  history: [one('past'), one('older')],
};

describe('dismissing a notification that is not shown', () => {
  it('takes it away from those that wait, and leaves the others', () => {
    expect(notificationsReducer(busy, { type: 'dismiss', id: 'waiting' })).toEqual({
      ...busy,
      waiting: [one('later')],
    });
  });

  it('takes it away from those that are past, and leaves the others', () => {
    expect(notificationsReducer(busy, { type: 'dismiss', id: 'past' })).toEqual({
      ...busy,
      history: [one('older')],
    });
  });

  it('changes nothing when there is none of that id, though nothing is shown', () => {
    expect(notificationsReducer(busy, { type: 'dismiss', id: 'unknown' })).toEqual(busy);
    for (const type of ['dismiss', 'time-out'] as const)
      expect(notificationsReducer(NO_NOTIFICATIONS, { type, id: 'unknown' })).toEqual(NO_NOTIFICATIONS);
  });
});
