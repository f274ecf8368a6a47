export type { ReportFormat } from './calls';
export { reportMutations } from './mutations';
export { reportQueries } from './queries';
