import { useState } from 'react';
import { Combobox } from '@/components/Combobox';
import { NumericInput } from '@/components/NumericInput';
import { Select } from '@/components/Select';
import { Switch } from '@/components/Switch';
import { TextArea } from '@/components/TextArea';
import { TextField } from '@/components/TextField';
import type { Id, ValueVariable, VariableOf } from '@/engine/document';
import { choicesOf, countCharacters, firstCharacters, limitsOfDate, type Day } from '@/engine/resolve';
import type { FieldValue } from './fieldValue';
import { ImageField, type ImageChoices } from './ImageField';

/** Number of choices from which a list has a search. */
const LONG_LIST = 8;

/** A variable in a form. */
export interface FormField {
  readonly id: Id;
  readonly variable: Exclude<ValueVariable, { type: 'dataSource' }>;
}

interface VariableFieldProps {
  field: FormField;
  /** Reference day of relative date limits. */
  today: Day;
  /** Why the value blocks the download. */
  error: string | undefined;
  images: ImageChoices;
  /** Sets the value of the variable. Returns its error, if any. */
  onChange: (value: FieldValue) => string | undefined;
}

type Props<Type extends FormField['variable']['type']> = Omit<VariableFieldProps, 'field'> & {
  id: string;
  variable: VariableOf<Type>;
};

const textsOf = ({ label, name, isRequired, helpText }: FormField['variable']) => ({
  label: label ?? name,
  required: isRequired,
  ...(helpText !== '' && { description: helpText }),
});

/** Counts characters as readers perceive them. */
const CHARACTERS = { count: countCharacters, first: firstCharacters };

function TextValue({ id, variable, error, onChange }: Props<'shortText' | 'longText' | 'richText'>) {
  const common = {
    ...textsOf(variable),
    id,
    error,
    value: variable.value,
    placeholder: variable.placeholder,
    ...('maxCharacters' in variable && { maxLength: variable.maxCharacters, characters: CHARACTERS }),
    readOnly: variable.isReadonly,
  };
  if (variable.type === 'shortText')
    return <TextField {...common} onChange={(event) => void onChange(event.target.value)} />;
  return <TextArea {...common} rows={4} onChange={(event) => void onChange(event.target.value)} />;
}

function NumberValue({ id, variable, error, onChange }: Props<'number'>) {
  const { value, minValue, maxValue, numberOfDecimals, stepSize, isReadonly, isRequired, placeholder } =
    variable;
  return (
    <NumericInput
      {...textsOf(variable)}
      id={id}
      error={error}
      value={value ?? undefined}
      {...(minValue !== undefined && { min: minValue })}
      {...(maxValue !== undefined && { max: maxValue })}
      decimals={numberOfDecimals}
      step={stepSize}
      disabled={isReadonly}
      placeholder={placeholder}
      {...(!isRequired && { onClear: () => void onChange(null) })}
      followsTyping
      onValueChange={(next) => void onChange(next)}
    />
  );
}

/** An invalid day stays in the field with its error, while the page keeps the last valid one. */
function DateValue({ id, variable, error, today, onChange }: Props<'date'>) {
  const [refused, setRefused] = useState<{ text: string; fault: string }>();
  const { first, last } = limitsOfDate(variable, today);
  return (
    <TextField
      {...textsOf(variable)}
      id={id}
      type="date"
      min={first}
      max={last}
      readOnly={variable.isReadonly}
      value={refused?.text ?? variable.value ?? ''}
      error={refused?.fault ?? error}
      onChange={({ target: { value } }) => {
        const fault = onChange(value);
        setRefused(fault === undefined ? undefined : { text: value, fault });
      }}
    />
  );
}

function ListValue({ id, variable, error, onChange }: Props<'list'>) {
  const names = new Map(variable.items.map(({ value, displayValue }) => [value, displayValue ?? value]));
  const options = choicesOf(variable).map((value) => ({ value, label: names.get(value) ?? value }));
  const common = { ...textsOf(variable), error, disabled: variable.isReadonly };
  if (options.length > LONG_LIST)
    return (
      <Combobox
        {...common}
        options={options}
        value={variable.selected ?? undefined}
        placeholder={variable.placeholder}
        onValueChange={(value) => void onChange(value)}
      />
    );
  const none = { value: '', label: variable.placeholder || 'Choose…' };
  return (
    <Select
      {...common}
      id={id}
      options={variable.isRequired && variable.selected !== null ? options : [none, ...options]}
      value={variable.selected ?? ''}
      onValueChange={(value) => void onChange(value)}
    />
  );
}

/** Renders the field that fits a variable's type. */
export function VariableField({ field: { id: variableId, variable }, ...props }: VariableFieldProps) {
  const id = fieldId(variableId);
  switch (variable.type) {
    case 'shortText':
    case 'longText':
    case 'richText':
      return <TextValue id={id} variable={variable} {...props} />;
    case 'number':
      return <NumberValue id={id} variable={variable} {...props} />;
    case 'date':
      return <DateValue id={id} variable={variable} {...props} />;
    case 'list':
      return <ListValue id={id} variable={variable} {...props} />;
    case 'boolean':
      return (
        <Switch
          id={id}
          label={variable.label ?? variable.name}
          required={variable.isRequired}
          description={variable.helpText || undefined}
          checked={variable.value}
          disabled={variable.isReadonly}
          onCheckedChange={(checked) => void props.onChange(checked)}
        />
      );
    case 'image':
      return (
        <ImageField
          id={id}
          variableId={variableId}
          variable={variable}
          {...props}
          texts={textsOf(variable)}
        />
      );
  }
}

/** Returns the id of a variable's control. */
export const fieldId = (variableId: string): string => `variable-${variableId}`;
