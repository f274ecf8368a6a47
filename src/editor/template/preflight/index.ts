export { countIssues, findIssues, type Issue } from './findIssues';
export { PreflightList, describeIssueCount } from './PreflightList';
export { usePreflight, type Preflight } from './usePreflight';
