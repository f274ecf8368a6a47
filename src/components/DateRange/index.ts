export {
  DateRange,
  type DateRangeProps,
  type DateRangeValue,
  END_BEFORE_START,
  endsBeforeStart,
} from './DateRange';
