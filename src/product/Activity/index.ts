export { ActivityHistory } from './ActivityHistory';
export { ActivityList } from './ActivityList';
export {
  toFieldLabel,
  isEnvironmentKind,
  KIND_WORDS,
  RESULT_WORDS,
  describeEntry,
  formatValue,
} from './activityWords';
