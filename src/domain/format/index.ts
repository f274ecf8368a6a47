export { toCsv } from './csv';
export { formatCount, formatPercent } from './formatCount';
export { formatDateTime, formatDay, formatRelativeTime, fromUnixSeconds } from './formatDate';
export { formatSize } from './formatSize';
