export {
  addDays,
  dayOf,
  daysIn,
  drawablePeriod,
  isDay,
  MOST_DAYS,
  periodName,
  previousRange,
  RANGE_FAULTS,
  rangeFault,
  USAGE_PERIODS,
  usualRange,
  type DayRange,
  type UsagePeriod,
} from './periods';
export { averageOf, changeOf, shareOf } from './shares';
