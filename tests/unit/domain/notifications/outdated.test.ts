import { describe, expect, it } from 'vitest';
import { NO_NOTIFICATIONS, notificationsReducer, type Notification } from '@/domain/notifications';

const make = (id: string, rest: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'NEGATIVE',
  message: 'It could not be saved.',
  at: 0,
  ...rest,
});
const shown = (...notifications: readonly Notification[]) =>
  notifications.reduce(
    (state, notification) => notificationsReducer(state, { type: 'show', notification }),
    NO_NOTIFICATIONS,
  );
const idsOf = ({ shown: present, waiting }: ReturnType<typeof shown>) =>
  [present, ...waiting].map((one) => one?.id);

describe('equal notifications', () => {
  it('R2.72 are one, while the first is shown or waits', () => {
    expect(idsOf(shown(make('one'), make('two')))).toEqual(['one']);
    const other = make('other', { message: 'Another could not be saved.' });
    expect(idsOf(shown(other, make('one'), make('two')))).toEqual(['other', 'one']);
  });

  it('R2.72 stay separate when each has an action', () => {
    const action = { label: 'Undo', run: () => undefined };
    expect(idsOf(shown(make('one', { action }), make('two', { action })))).toEqual(['one', 'two']);
  });
});

describe('an outdated notification', () => {
  const offline = make('offline', { kind: 'NEUTRAL', message: 'You are offline.', topic: 'connection' });
  const online = make('online', { kind: 'POSITIVE', message: 'You are online.', topic: 'connection' });

  it('R2.73 is replaced by a newer one of its topic, and kept in the history', () => {
    const state = shown(offline, online);
    expect(idsOf(state)).toEqual(['online']);
    expect(state.history.map(({ id }) => id)).toEqual(['offline']);
  });

  it('is removed from the queue', () => {
    expect(idsOf(shown(make('first'), offline, online))).toEqual(['first', 'online']);
  });

  it('R2.73 disappears once its topic is outdated', () => {
    const failed = make('failed', { topic: 'the name' });
    const state = notificationsReducer(shown(failed, make('other', { kind: 'NEUTRAL' })), {
      type: 'outdate',
      topic: 'the name',
    });
    expect(idsOf(state)).toEqual(['other']);
    expect(state.history.map(({ id }) => id)).toEqual(['failed']);
    expect(notificationsReducer(state, { type: 'outdate', topic: 'the name' })).toEqual(state);
  });
});
