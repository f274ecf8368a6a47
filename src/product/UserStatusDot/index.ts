export { UserStatusDot, userStatusWord } from './UserStatusDot';
