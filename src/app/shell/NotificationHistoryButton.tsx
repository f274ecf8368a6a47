import { Bell } from 'lucide-react';
import { IconButton } from '@/components/IconButton';
import { NotificationHistory } from '@/components/NotificationBar';
import { Popover } from '@/components/Popover';
import { formatRelativeTime } from '@/domain/format';
import { useNotificationCentre } from '../notifications/NotificationsProvider';

/** Opens what notifications said before; there is nothing to open until one has gone. */
export function NotificationHistoryButton() {
  const { history } = useNotificationCentre().notifications;
  if (history.length === 0) return null;
  const now = new Date();
  const entries = history.map(({ id, kind, message, at }) => ({
    id,
    kind,
    message,
    time: formatRelativeTime(new Date(at), now),
  }));
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
