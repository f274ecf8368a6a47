export { NotificationBar, type NotificationBarProps, type NotificationContent } from './NotificationBar';
export {
  NotificationHistory,
  type NotificationHistoryProps,
  type PastNotification,
} from './NotificationHistory';
export { notificationKinds, type NotificationKind } from '@/components/_internal/notificationKinds';
