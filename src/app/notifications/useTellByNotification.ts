import { useCallback } from 'react';
import type { NotificationKind } from '@/domain/notifications';
import type { Tell } from '@/product/FeatureContext';
import { useNotificationCentre } from './NotificationsProvider';

/** Milliseconds for which a notification offers an undo. */
const TIME_TO_UNDO = 10_000;

/** Reports the outcomes of features as notifications. Returns a stable function. */
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
