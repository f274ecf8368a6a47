export { Panel } from './Panel';
export { useReadAnew } from './useReadAnew';
