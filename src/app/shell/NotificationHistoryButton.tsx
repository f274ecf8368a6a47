import { Bell } from 'lucide-react';
import { IconButton } from '@/components/IconButton';
import { NotificationHistory } from '@/components/NotificationBar';
import { Popover } from '@/components/Popover';
import { useNotificationCentre } from '../notifications/NotificationsProvider';
import { toPastNotifications } from '../notifications/toPastNotifications';

/** Opens the history of notifications; hidden while it is empty. */
export function NotificationHistoryButton() {
  const { notifications, dismiss } = useNotificationCentre();
  const { history } = notifications;
  if (history.length === 0) return null;
  const entries = toPastNotifications(history, dismiss);
  return (
    <Popover
      label="Earlier notifications"
      align="end"
      content={<NotificationHistory notifications={entries} />}
    >
      <IconButton icon={Bell} label={`Earlier notifications (${history.length})`} tooltipSide="bottom" />
    </Popover>
  );
}
