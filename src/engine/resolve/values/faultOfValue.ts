import type { ValueVariable, VariableOf } from '../../document';
import { addDays, partsOf, weekdayOf, type Day } from './day';
import { shownText } from './shownValue';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

type Limit = VariableOf<'date'>['startDate'];

const limitDay = (limit: Limit, today: Day): Day | undefined => {
  if (limit.type === 'none') return undefined;
  return limit.type === 'absolute' ? limit.date : addDays(today, limit.days);
};

/** Returns the first and last allowed day, if limited, relative to today. */
export const limitsOfDate = (
  { startDate, endDate }: Pick<VariableOf<'date'>, 'startDate' | 'endDate'>,
  today: Day,
): { first: Day | undefined; last: Day | undefined } => ({
  first: limitDay(startDate, today),
  last: limitDay(endDate, today),
});

function faultOfDay(variable: VariableOf<'date'>, day: Day, today: Day): string | undefined {
  const parts = partsOf(day);
  if (!parts) return `${shownText(day)} is no date of the form yyyy-MM-dd.`;
  const { first, last } = limitsOfDate(variable, today);
  if (first !== undefined && day < first) return `${day} is before ${first}.`;
  if (last !== undefined && day > last) return `${day} is after ${last}.`;
  const weekday = WEEKDAYS[weekdayOf(parts)];
  return weekday && variable.excludedDays.includes(weekday) ? `${day} is a ${weekday}.` : undefined;
}

function faultOfNumber({ minValue, maxValue }: VariableOf<'number'>, value: number): string | undefined {
  if ((minValue ?? -Infinity) <= value && value <= (maxValue ?? Infinity)) return undefined;
  if (minValue === undefined) return `${value} is more than ${maxValue}.`;
  return maxValue === undefined
    ? `${value} is less than ${minValue}.`
    : `${value} is not between ${minValue} and ${maxValue}.`;
}

/** Returns the values of a list that can be chosen. */
export const choicesOf = ({ items, availableItems }: VariableOf<'list'>): readonly string[] =>
  availableItems ?? items.map(({ value }) => value);

/**
 * Returns the fault of a variable's value, in words that name its limits. An empty value has none. Relative limits
 * count from `today`.
 */
export function faultOfValue(variable: ValueVariable, today: Day): string | undefined {
  switch (variable.type) {
    case 'number':
      return variable.value === null ? undefined : faultOfNumber(variable, variable.value);
    case 'date':
      return variable.value === null ? undefined : faultOfDay(variable, variable.value, today);
    case 'list':
      return variable.selected === null || choicesOf(variable).includes(variable.selected)
        ? undefined
        : `${shownText(variable.selected)} can't be selected.`;
    default:
      return undefined;
  }
}

/** Whether a variable has no value. A boolean always has one. */
export function isEmpty(variable: ValueVariable): boolean {
  switch (variable.type) {
    case 'shortText':
    case 'longText':
    case 'richText':
      return variable.value === '';
    case 'number':
    case 'date':
    case 'image':
      return variable.value === null;
    case 'list':
      return variable.selected === null;
    case 'boolean':
      return false;
    case 'dataSource':
      return variable.source.type === 'none';
  }
}
