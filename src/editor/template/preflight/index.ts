export { countIssues, findIssues, type Issue, type IssueCount, type Severity } from './findIssues';
export { PreflightList, tellIssues, type PreflightListProps } from './PreflightList';
export { usePreflight, type Preflight, type PreflightInput } from './usePreflight';
