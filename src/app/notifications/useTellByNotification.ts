import { useCallback } from 'react';
import type { NotificationKind } from '@/domain/notifications';
import type { Tell } from '@/product/FeatureContext';
import { useNotificationCentre } from './NotificationsProvider';

/** How long what was done can be taken back where it is told, in milliseconds. */
const TIME_TO_UNDO = 10_000;

/** The way the console tells features' outcomes: by notifications. The same function on every draw. */
export function useTellByNotification(): Tell {
  const { notify } = useNotificationCentre();
  return useCallback(
    (message: string, kind: NotificationKind = 'POSITIVE', undo?: () => void, keepsUndo = false) =>
      notify({
        kind,
        message,
        ...(undo && { action: { label: 'Undo', run: undo }, lasts: TIME_TO_UNDO, keepsAction: keepsUndo }),
      }),
    [notify],
  );
}
