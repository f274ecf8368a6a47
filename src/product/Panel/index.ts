export { Panel } from './Panel';
export { useRefetchAll } from './useRefetchAll';
