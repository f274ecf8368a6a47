export { ActivityScreen } from './ActivityScreen';
export { EVERYTHING, type ActivityView } from './activityView';
