import { describe, expect, it } from 'vitest';
import { NO_NOTIFICATIONS, notificationsReducer, type Notification } from '@/domain/notifications';

const make = (id: string): Notification => ({ id, kind: 'POSITIVE', message: id, at: 0 });
const one = (id: string) => make(id);
/** Two waiting behind the shown one, and two past ones. */
const busy = {
  ...NO_NOTIFICATIONS,
  shown: one('shown'),
  waiting: [one('waiting'), one('later')],
  history: [one('past'), one('older')],
};

describe('dismissing a hidden notification', () => {
  it('removes it from the queue, and keeps the others', () => {
    expect(notificationsReducer(busy, { type: 'dismiss', id: 'waiting' })).toEqual({
      ...busy,
      waiting: [one('later')],
    });
  });

  it('removes it from the history, and keeps the others', () => {
    expect(notificationsReducer(busy, { type: 'dismiss', id: 'past' })).toEqual({
      ...busy,
      history: [one('older')],
    });
  });

  it('changes nothing for an unknown id, also without any notification', () => {
    expect(notificationsReducer(busy, { type: 'dismiss', id: 'unknown' })).toEqual(busy);
    for (const type of ['dismiss', 'time-out'] as const)
      expect(notificationsReducer(NO_NOTIFICATIONS, { type, id: 'unknown' })).toEqual(NO_NOTIFICATIONS);
  });
});
