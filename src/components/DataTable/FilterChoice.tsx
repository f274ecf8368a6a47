import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { Button } from '@/components/Button';
import { Menu, type MenuEntry } from '@/components/Menu';
import { styled } from '@/components/theme';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import type { DataTableFilter } from './types';

/* A long name gives way; how many more are chosen does not. */
const Chosen = styled('span', {
  minWidth: 0,
  maxWidth: '11rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/* What hides rows is seen from afar. */
const Trigger = styled(Button, {
  variants: { isNarrowing: { true: { borderColor: '$action', backgroundColor: '$surfaceSelected' } } },
});

interface FilterChoiceProps {
  filter: Pick<DataTableFilter<never>, 'id' | 'label' | 'allLabel' | 'options'>;
  /** The chosen ones; all for none. */
  values: readonly string[];
  /** Called with the id of the filter and what is chosen then. */
  onChoose: (id: string, values: readonly string[]) => void;
}

/**
 * A filter of a table: a button that says what is chosen, and a list that stays open from one value to the next. Not
 * re-rendered with every key of the search.
 */
export const FilterChoice = memo(function FilterChoice({ filter, values, onChoose }: FilterChoiceProps) {
  const { id, label, allLabel, options } = filter;
  /* A link may ask for what is not there any more; without it the button would say that nothing is filtered. */
  const unknown = values.filter((value) => options.every((option) => option.value !== value));
  const known = options.filter(({ value }) => values.includes(value));
  const names = [...known.map((option) => option.label), ...unknown.map(() => unknownOf(label))];
  const chosen = names.length === 0 ? [allLabel] : names;
  const entryOf = (value: string, name: string): MenuEntry => ({
    id: value,
    label: name,
    checked: values.includes(value),
    keepOpen: true,
    onSelect: () =>
      onChoose(id, values.includes(value) ? values.filter((other) => other !== value) : [...values, value]),
  });
  const entries: MenuEntry[] = [
    /* With a space no value has: it is nobody's neighbour. */
    { id: ' all', label: allLabel, checked: values.length === 0, onSelect: () => onChoose(id, []) },
    { kind: 'separator', id: ' after all' },
    ...options.map((option) => entryOf(option.value, option.label)),
    ...unknown.map((value) => entryOf(value, unknownOf(label))),
  ];
  return (
    <Menu label={label} entries={entries}>
      <Trigger endIcon={ChevronDown} isNarrowing={values.length > 0}>
        <VisuallyHidden>{label}: </VisuallyHidden>
        <Chosen>{chosen[0]}</Chosen>
        {chosen.length > 1 && (
          <>
            <span aria-hidden>+{chosen.length - 1}</span>
            <VisuallyHidden>and {chosen.slice(1).join(', ')}</VisuallyHidden>
          </>
        )}
      </Trigger>
    </Menu>
  );
});

const unknownOf = (label: string) => `Unknown ${label.toLowerCase()}`;
