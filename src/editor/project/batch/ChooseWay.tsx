import { useMemo } from 'react';
import { InlineMessage } from '@/components/InlineMessage';
import { RadioGroup } from '@/components/RadioGroup';
import { Select } from '@/components/Select';
import { Text } from '@/components/Text';
import { countOf } from '@/domain/format';
import type { FormField } from '../../page/fields/VariableField';
import type { RowPlan, RowWay } from './planRows';

interface ChooseWayProps {
  /** Number of rows of the table. */
  count: number;
  /** The columns of the table that the file has. */
  columns: readonly FormField[];
  way: RowWay;
  /** The column that identifies rows best. */
  naming: FormField | undefined;
  plan: RowPlan;
  onWay: (way: RowWay) => void;
}

/** Summarises a plan in numbers. */
export function describePlan({ updated, added, unchanged, removed }: RowPlan): string {
  const parts = [
    updated > 0 && `${countOf(updated, 'row')} updated`,
    `${countOf(added, 'row')} added`,
    removed > 0 && `${countOf(removed, 'row')} removed`,
    `${countOf(unchanged, 'row')} unchanged`,
  ].filter((part) => part !== false);
  return `${parts.join(', ')}.`;
}

/** Asks whether to add, replace or update rows, and shows how many each changes. */
export function ChooseWay({ count, columns, way, naming, plan, onWay }: ChooseWayProps) {
  const options = useMemo(
    () => [
      { value: 'add' as const, label: 'Add below them' },
      { value: 'replace' as const, label: 'Replace them' },
      {
        value: 'update' as const,
        label: 'Update rows with the same value in a column, and add the others',
        disabled: naming === undefined,
      },
    ],
    [naming],
  );
  const by = way.kind === 'update' ? way.by : naming;
  const choose = (kind: RowWay['kind']) => {
    if (kind !== 'update') onWay({ kind });
    else if (by) onWay({ kind, by });
  };
  return (
    <>
      <RadioGroup
        label={`The table has ${countOf(count, 'row')} already`}
        options={options}
        value={way.kind}
        onValueChange={choose}
      />
      {way.kind === 'update' && (
        <Select
          label="Column that names a row"
          options={columns.map(({ id, variable }) => ({ value: id, label: variable.label ?? variable.name }))}
          value={way.by.id}
          onValueChange={(id) => {
            const chosen = columns.find((column) => column.id === id);
            if (chosen) onWay({ kind: 'update', by: chosen });
          }}
        />
      )}
      {plan.repeated ? (
        <InlineMessage kind="NEGATIVE">
          {plan.repeated.count === 1
            ? `“${plan.repeated.first}” is in this column of several rows of the file.`
            : `${plan.repeated.count.toLocaleString()} values, such as “${plan.repeated.first}”, are in this column of several rows of the file.`}{' '}
          Choose another column.
        </InlineMessage>
      ) : (
        <Text as="p" size="small" tone="muted" role="status">
          {`Result: ${describePlan(plan)}`}
        </Text>
      )}
    </>
  );
}
