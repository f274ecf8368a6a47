export type { RenderRange } from './calls';
export { environmentMutations } from './mutations';
export { environmentQueries } from './queries';
