export { boundText } from './boundText';
export { toCsv, toTsv } from './csv';
export { countOf, formatCount, formatPercent } from './formatCount';
export { formatDateTime, formatDay, formatRelativeTime, fromUnixSeconds, toUnixSeconds } from './formatDate';
export { formatMoney } from './formatMoney';
export { formatSize } from './formatSize';
export { findSeparator, readCsv } from './readCsv';
export { faultOfLongRows, openCsv, readCsvFile } from './readCsvFile';
export { trimEndOf, trimEnds } from './trimEnds';
