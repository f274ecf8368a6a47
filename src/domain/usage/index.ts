export { byOutput, groupByKind, groupByPeriod, sumBy, toDetails, totals, type UsageRow } from './groupUsage';
export { excessOf, outlookOf, wholeContractYear, type ContractRenders } from './outlook';
export {
  addDays,
  completeMonths,
  contractYear,
  dayOf,
  daysIn,
  daysOfPeriod,
  drawablePeriod,
  firstDayOf,
  isDay,
  MOST_DAYS,
  periodName,
  periodsOf,
  previousRange,
  RANGE_FAULTS,
  rangeFault,
  refusalOfRange,
  USAGE_PERIODS,
  usualRange,
  type DayRange,
  type UsagePeriod,
} from './periods';
export { presetOf, RANGE_PRESETS, rangeBefore, rangeOfPreset, type RangePreset } from './presets';
export { NO_READABLE_REPORTS, reportFileHeaders, reportTable } from './reports';
export { averageOf, changeOf, shareOf } from './shares';
