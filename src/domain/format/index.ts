export { toCsv } from './csv';
export { formatDateTime, formatDay, formatRelativeTime, fromUnixSeconds } from './formatDate';
export { formatNumber, formatPercent } from './formatNumber';
export { formatSize } from './formatSize';
