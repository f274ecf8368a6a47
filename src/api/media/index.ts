export { mediaMutations } from './mutations';
export { mediaQueries, type MediaSearch } from './queries';
export { PreviewPendingError } from '../createReads';
