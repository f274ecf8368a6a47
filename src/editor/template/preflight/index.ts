export { countIssues, findIssues, type Issue } from './findIssues';
export { PreflightList } from './PreflightList';
export { usePreflight } from './usePreflight';
