export { MediaScreen } from './MediaScreen';
export type { MediaView } from './mediaView';
