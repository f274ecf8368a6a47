export type { ReportRange } from './calls';
export { reportMutations } from './mutations';
export { reportQueries } from './queries';
