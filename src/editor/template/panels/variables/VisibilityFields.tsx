import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { Checkbox } from '@/components/Checkbox';
import { IconButton } from '@/components/IconButton';
import { Inline } from '@/components/Inline';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { COMPARISONS, type Document, type Id, type ValueVariable, type Visibility } from '@/engine/document';
import { ComparedValue } from './ComparedValue';

type Conditional = Extract<Visibility, { type: 'conditional' }>;
type Comparison = Conditional['comparisons'][number];

const OPTIONS = [
  { value: 'visible', label: 'Always' },
  { value: 'invisible', label: 'Never' },
  { value: 'conditional', label: 'Under conditions' },
] as const;

const newVisibility = (type: Visibility['type']): Visibility =>
  type === 'conditional' ? { type, layouts: [], comparisons: [] } : { type };

/** Returns the variables that conditions can compare. */
const listComparable = ({ variables }: Document, ownId: Id) =>
  variables.order.flatMap((id) => {
    const variable = variables.items[id];
    if (!variable || id === ownId) return [];
    const { type } = variable;
    return type === 'group' || type === 'dataSource' || type === 'image' || type === 'richText'
      ? []
      : [{ id, variable }];
  });

/** Returns the initial value of a new comparison. */
function firstValue(variable: ValueVariable): Comparison['value'] {
  if (variable.type === 'number') return 0;
  if (variable.type === 'boolean') return true;
  return variable.type === 'list' ? (variable.items[0]?.value ?? '') : '';
}

const newComparison = ({ id, variable }: { id: Id; variable: ValueVariable }): Comparison => ({
  variableId: id,
  operator: '=',
  value: firstValue(variable),
});

interface VisibilityFieldsProps {
  document: Document;
  variableId: Id;
  visibility: Visibility;
  /** @returns why it is refused */
  onChange: (visibility: Visibility) => string | undefined;
}

/** Edits when users see a variable's field. */
export function VisibilityFields({ document, variableId, visibility, onChange }: VisibilityFieldsProps) {
  return (
    <Stack gap="2">
      <Select
        label="Shown to users"
        options={OPTIONS}
        value={visibility.type}
        onValueChange={(type) => onChange(newVisibility(type))}
      />
      {visibility.type === 'conditional' && (
        <Conditions document={document} variableId={variableId} onChange={onChange} conditions={visibility} />
      )}
    </Stack>
  );
}

interface ConditionsProps extends Omit<VisibilityFieldsProps, 'visibility'> {
  conditions: Conditional;
}

function Conditions({ document, variableId, conditions, onChange }: ConditionsProps) {
  const { layouts, comparisons } = conditions;
  const others = listComparable(document, variableId);
  const setLayouts = (next: Conditional['layouts']) => onChange({ ...conditions, layouts: next });
  const setComparisons = (next: Conditional['comparisons']) => onChange({ ...conditions, comparisons: next });
  const layoutOptions = document.layouts.order.map((id) => ({
    value: id,
    label: document.layouts.items[id]?.name ?? id,
  }));
  const [firstOther] = others;
  return (
    <Stack gap="2">
      {layouts.length + comparisons.length === 0 && (
        <Text as="p" size="small" tone="muted">
          It is always shown until there is a condition.
        </Text>
      )}
      {layouts.map((layout, index) => (
        <Condition
          key={`layout ${index}`}
          name={`Layout condition ${index + 1}`}
          onRemove={() => setLayouts(layouts.toSpliced(index, 1))}
        >
          <Select
            label="In the layout"
            options={layoutOptions}
            value={layout.layoutId}
            onValueChange={(layoutId) => setLayouts(layouts.with(index, { ...layout, layoutId }))}
          />
          <Checkbox
            label="And its child layouts"
            checked={layout.includeChildren}
            onCheckedChange={(includeChildren) =>
              setLayouts(layouts.with(index, { ...layout, includeChildren }))
            }
          />
        </Condition>
      ))}
      {comparisons.map((comparison, index) => (
        <Condition
          key={`comparison ${index}`}
          name={`Condition ${index + 1}`}
          onRemove={() => setComparisons(comparisons.toSpliced(index, 1))}
        >
          <ComparisonFields
            comparison={comparison}
            others={others}
            onChange={(next) => setComparisons(comparisons.with(index, next))}
          />
        </Condition>
      ))}
      <Inline gap="1" wrap>
        <Button
          size="s"
          startIcon={Plus}
          onClick={() =>
            setLayouts([...layouts, { layoutId: document.selectedLayoutId, includeChildren: true }])
          }
        >
          Layout
        </Button>
        <Button
          size="s"
          startIcon={Plus}
          disabledReason={firstOther ? undefined : 'There is no other variable to depend on.'}
          onClick={() => firstOther && setComparisons([...comparisons, newComparison(firstOther)])}
        >
          Value of a variable
        </Button>
      </Inline>
    </Stack>
  );
}

function Condition({
  name,
  onRemove,
  children,
}: {
  name: string;
  onRemove: () => void;
  children: ReactNode;
}) {
  return (
    <Stack
      gap="2"
      role="group"
      aria-label={name}
      css={{ padding: '$2', border: '1px solid $border', borderRadius: '$control' }}
    >
      <Inline justify="between">
        <Text size="caption" tone="muted">
          {name}
        </Text>
        <IconButton icon={X} size="s" label={`Remove ${name.toLowerCase()}`} onClick={onRemove} />
      </Inline>
      {children}
    </Stack>
  );
}

interface ComparisonFieldsProps {
  comparison: Comparison;
  others: ReturnType<typeof listComparable>;
  onChange: (comparison: Comparison) => string | undefined;
}

function ComparisonFields({ comparison, others, onChange }: ComparisonFieldsProps) {
  const compared = others.find(({ id }) => id === comparison.variableId)?.variable;
  const isOrdered = compared?.type === 'number' || compared?.type === 'date';
  const operators = COMPARISONS.filter((it) => isOrdered || it === '=' || it === '≠');
  return (
    <>
      <Select
        label="Variable"
        options={others.map(({ id, variable }) => ({ value: id, label: variable.name }))}
        value={comparison.variableId}
        onValueChange={(id) => {
          const chosen = others.find((other) => other.id === id);
          if (chosen) onChange(newComparison(chosen));
        }}
      />
      <Select
        label="Is"
        options={operators.map((value) => ({ value, label: value }))}
        value={comparison.operator}
        onValueChange={(operator) => onChange({ ...comparison, operator })}
      />
      {compared && (
        <ComparedValue
          variable={compared}
          value={comparison.value}
          onChange={(value) => onChange({ ...comparison, value })}
        />
      )}
    </>
  );
}
