export {
  formatDateTime,
  formatDay,
  formatRelativeTime,
  fromUnixSeconds,
  type DateReader,
  type FormattedDate,
} from './formatDate';
export { formatSize } from './formatSize';
