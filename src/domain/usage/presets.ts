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

/** Ranges of days that are asked for often. */
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

/** One of these ranges. */
export type RangePreset = (typeof RANGE_PRESETS)[number]['value'];

/**
 * The days of a preset, as of `today` (`YYYY-MM-DD`, UTC): what is still going on ends today.
 * @returns undefined for a contract year where the day the contract has begun on is not known, or the contract has not.
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

/** The first preset with exactly these days; undefined for days of one's own choice. */
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

/** The range to compare one with: of a year, or a year so far, the same days a year earlier; else the days before it. */
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

/** Day 1 of a month; months below 1 and above 12 are of other years. */
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
