import {
  addDays,
  contractYear,
  dayOf,
  previousRange,
  usualRange,
  yearBefore,
  type DayRange,
  type UsagePeriod,
} from './periods';

/** Frequent ranges of days. */
export const RANGE_PRESETS = [
  { value: 'thisContractYear', label: 'This contract year' },
  { value: 'lastContractYear', label: 'Last contract year' },
  { value: 'thisMonth', label: 'This month' },
  { value: 'lastMonth', label: 'Last month' },
  { value: 'thisQuarter', label: 'This quarter' },
  { value: 'lastQuarter', label: 'Last quarter' },
  { value: 'thisYear', label: 'This year' },
  { value: 'lastYear', label: 'Last year' },
  { value: 'last30Days', label: 'Last 30 days' },
  { value: 'last12Months', label: 'Last 12 months' },
  { value: 'last5Years', label: 'Last 5 years' },
] as const;

/** A frequent range of days. */
export type RangePreset = (typeof RANGE_PRESETS)[number]['value'];

/**
 * Returns the days of a preset on `today` (`YYYY-MM-DD`, UTC); present periods end today.
 * @returns undefined for a contract year if the start of the contract is unknown or in the future
 */
export function rangeOfPreset(
  preset: RangePreset,
  today: string,
  contractStart?: string | undefined,
): DayRange | undefined {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const quarter = Math.floor((month - 1) / 3) * 3 + 1;
  switch (preset) {
    case 'thisContractYear':
      return ofContract(contractStart, today);
    case 'lastContractYear':
      return lastOfContract(contractStart, today);
    case 'thisMonth':
      return { start: firstOf(year, month), end: today };
    case 'lastMonth':
      return whole(year, month - 1, 1);
    case 'thisQuarter':
      return { start: firstOf(year, quarter), end: today };
    case 'lastQuarter':
      return whole(year, quarter - 3, 3);
    case 'thisYear':
      return { start: firstOf(year, 1), end: today };
    case 'lastYear':
      return whole(year - 1, 1, 12);
    case 'last30Days':
      return usualRange('day', today);
    case 'last12Months':
      return usualRange('month', today);
    case 'last5Years':
      return usualRange('year', today);
  }
}

/** Returns the first preset with exactly these days; undefined for a custom range. */
export function presetOf(
  { start, end }: DayRange,
  today: string,
  contractStart?: string | undefined,
): RangePreset | undefined {
  return RANGE_PRESETS.find(({ value }) => {
    const range = rangeOfPreset(value, today, contractStart);
    return range?.start === start && range.end === end;
  })?.value;
}

const YEARS: readonly (RangePreset | undefined)[] = [
  ...(['thisContractYear', 'lastContractYear', 'thisYear', 'lastYear'] as const),
];

/**
 * Returns the range for comparison: a year, or a year so far, has the same days a year earlier; others the days before.
 */
export function rangeBefore(
  range: DayRange,
  {
    step,
    today,
    contractStart,
  }: { step: UsagePeriod | undefined; today: string; contractStart?: string | undefined },
): DayRange {
  return YEARS.includes(presetOf(range, today, contractStart))
    ? yearBefore(range)
    : previousRange(range, step);
}

/** Returns day 1 of a month; months outside 1 to 12 are in other years. */
const firstOf = (year: number, month: number) => dayOf(new Date(Date.UTC(year, month - 1, 1)));

const whole = (year: number, month: number, months: number): DayRange => ({
  start: firstOf(year, month),
  end: addDays(firstOf(year, month + months), -1),
});

function ofContract(contractStart: string | undefined, day: string): DayRange | undefined {
  if (contractStart === undefined || contractStart > day) return undefined;
  return contractYear(contractStart, new Date(`${day}T00:00:00Z`));
}

function lastOfContract(contractStart: string | undefined, day: string): DayRange | undefined {
  const present = ofContract(contractStart, day);
  return present && ofContract(contractStart, addDays(present.start, -1));
}
