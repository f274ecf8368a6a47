export { mediaMutations, type MediaUpload } from './mutations';
export { mediaQueries, type MediaSearch } from './queries';
