export { countIssues, findIssues, type Issue } from './findIssues';
export { PreflightList, tellIssues } from './PreflightList';
export { usePreflight, type Preflight } from './usePreflight';
