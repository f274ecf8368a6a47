import { Checkbox } from '@/components/Checkbox';
import { Grid } from '@/components/Grid';
import { NumericInput } from '@/components/NumericInput';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { LOCALES, type VariableOf } from '@/engine/document';
import { formatDate, type Day } from '@/engine/resolve';
import { LiveField } from './LiveField';
import type { SettingProps } from './setting';

type DateVariable = VariableOf<'date'>;
type Limit = DateVariable['startDate'];

const LANGUAGES: Readonly<Record<DateVariable['locale'], string>> = {
  en_US: 'English',
  cs: 'Czech',
  da: 'Danish',
  nl: 'Dutch',
  fi: 'Finnish',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  no: 'Norwegian',
  pl: 'Polish',
  pt_PT: 'Portuguese',
  es_ES: 'Spanish',
  sv: 'Swedish',
};

const LOCALE_OPTIONS = LOCALES.map((value) => ({ value, label: LANGUAGES[value] }));

const LIMIT_OPTIONS = [
  { value: 'none', label: 'None' },
  { value: 'absolute', label: 'A day' },
  { value: 'relative', label: 'From today' },
] as const;

const DAYS = [
  ...(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const),
] satisfies DateVariable['excludedDays'][number][];

const nameOfDay = (day: string) => day.charAt(0).toUpperCase() + day.slice(1);

const FARTHEST_DAYS = 36_500;

const newLimit = (type: Limit['type'], today: Day): Limit => {
  if (type === 'absolute') return { type, date: today };
  return type === 'relative' ? { type, days: 0 } : { type };
};

interface LimitFieldsProps {
  label: string;
  limit: Limit;
  today: Day;
  onChange: (limit: Limit) => string | undefined;
}

function LimitFields({ label, limit, today, onChange }: LimitFieldsProps) {
  return (
    <Grid columns={2} gap="3">
      <Select
        label={label}
        options={LIMIT_OPTIONS}
        value={limit.type}
        onValueChange={(type) => onChange(newLimit(type, today))}
      />
      {limit.type === 'absolute' && (
        <LiveField
          label="Day"
          type="date"
          value={limit.date}
          onChange={(date) => (date === '' ? 'A day is needed.' : onChange({ ...limit, date }))}
        />
      )}
      {limit.type === 'relative' && (
        <NumericInput
          label="Days"
          decimals={0}
          min={-FARTHEST_DAYS}
          max={FARTHEST_DAYS}
          value={limit.days}
          onValueChange={(days) => onChange({ ...limit, days })}
        />
      )}
    </Grid>
  );
}

/** Edits the format of a date and its allowed days. */
export function DateSettings({ variable, today, onChange }: SettingProps<DateVariable> & { today: Day }) {
  const { displayFormat, locale, startDate, endDate, excludedDays } = variable;
  return (
    <Stack gap="3">
      <LiveField
        label="Format"
        value={displayFormat}
        description={`Written like ${formatDate(today, displayFormat, locale)}`}
        onChange={(next) => onChange({ displayFormat: next })}
      />
      <Select
        label="Language"
        options={LOCALE_OPTIONS}
        value={locale}
        onValueChange={(next) => onChange({ locale: next })}
      />
      <LimitFields
        label="First day"
        limit={startDate}
        today={today}
        onChange={(limit) => onChange({ startDate: limit })}
      />
      <LimitFields
        label="Last day"
        limit={endDate}
        today={today}
        onChange={(limit) => onChange({ endDate: limit })}
      />
      <Stack gap="1" role="group" aria-label="Days that can’t be chosen">
        <Text size="small" weight="medium">
          Days that can’t be chosen
        </Text>
        {DAYS.map((day) => (
          <Checkbox
            key={day}
            label={nameOfDay(day)}
            checked={excludedDays.includes(day)}
            onCheckedChange={(checked) =>
              onChange({
                excludedDays: DAYS.filter((it) => (it === day ? checked : excludedDays.includes(it))),
              })
            }
          />
        ))}
      </Stack>
    </Stack>
  );
}
