export { fillPath, type PathId, pathTo } from './pathTo';
export { PATHS } from './paths';
export { REFERENCE_PATHS } from './referencePaths';
