export { ActivityHistory } from './ActivityHistory';
export { ActivityList } from './ActivityList';
export {
  fieldLabel,
  isOfEnvironment,
  KIND_WORDS,
  RESULT_WORDS,
  sentenceOf,
  valueText,
} from './activityWords';
