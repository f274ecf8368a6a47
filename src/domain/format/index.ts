export { toCsv } from './csv';
export { formatDateTime, formatDay, formatRelativeTime, fromUnixSeconds } from './formatDate';
export { formatSize } from './formatSize';
