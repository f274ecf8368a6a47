export {
  NO_NOTIFICATIONS,
  NOTIFICATION_KINDS,
  notificationPriority,
  notificationsReducer,
  type Notification,
  type NotificationEvent,
  type NotificationKind,
  type Notifications,
} from './notifications';
