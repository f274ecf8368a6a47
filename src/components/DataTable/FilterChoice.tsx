import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { Button } from '@/components/Button';
import { Menu, type MenuEntry } from '@/components/Menu';
import { styled } from '@/components/theme';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import type { DataTableFilter } from './types';

/* A long name shrinks; the count of further values does not. */
const Chosen = styled('span', {
  minWidth: 0,
  maxWidth: '11rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/* An active filter is highlighted. */
const Trigger = styled(Button, {
  variants: { isNarrowing: { true: { borderColor: '$action', backgroundColor: '$surfaceSelected' } } },
});

interface FilterChoiceProps {
  filter: Pick<DataTableFilter<never>, 'id' | 'label' | 'allLabel' | 'options'>;
  /** The chosen values; empty for all. */
  values: readonly string[];
  /** Called with the filter's id and its new values. */
  onChoose: (id: string, values: readonly string[]) => void;
}

/**
 * A filter of a table: a button with the chosen values, and a list that stays open between choices. Memoised against
 * every key of the search.
 */
export const FilterChoice = memo(function FilterChoice({ filter, values, onChoose }: FilterChoiceProps) {
  const { id, label, allLabel, options } = filter;
  /* An outdated link may contain unknown values; they must still be visible on the button. */
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
    /* The ids begin with a space, so they never equal that of a value. */
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
