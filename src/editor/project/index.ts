export { ProjectScreen } from './ProjectScreen';
