import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '@/components/Button';
import { Box } from '@/components/Box';
import { DateRange } from '@/components/DateRange';
import { Inline } from '@/components/Inline';
import { MultiSelect } from '@/components/MultiSelect';
import { SearchField } from '@/components/SearchField';
import { Stack } from '@/components/Stack';
import { ACTIVITY_KINDS } from '@/domain/activity';
import { isEnvironmentKind, KIND_WORDS } from '@/product/Activity';
import { EVERYTHING, isNarrowed, type ActivityView } from './activityView';

/** A user or a program in the list of possible actors. */
export interface ActivityActor {
  readonly id: string;
  readonly name: string;
  /** Distinguishes actors of one name. */
  readonly detail?: string;
}

interface ActivityFiltersProps {
  view: ActivityView;
  onViewChange: (view: ActivityView) => void;
  /** Selectable actors; undefined when there is only one. */
  actors: readonly ActivityActor[] | undefined;
  /** Whether the list covers a single environment. */
  isOneEnvironment: boolean;
  /** Names of the filtered objects by key; unknown ones are absent. */
  objectNames: ReadonlyMap<string, string>;
  today: string;
  /** The saved views of the list. @default none */
  views?: ReactNode;
  searchRef: Ref<HTMLInputElement>;
}

const FIELD = { width: '16rem', '@mobile': { width: '100%' } } as const;

/** Filters by name, actor, kind and days. */
export function ActivityFilters(props: ActivityFiltersProps) {
  const { view, onViewChange, actors, isOneEnvironment, objectNames, today, searchRef } = props;
  const set = (changed: Partial<ActivityView>) => onViewChange({ ...view, ...changed });
  const kinds = ACTIVITY_KINDS.filter(
    (kind) => !isOneEnvironment || isEnvironmentKind(kind) || view.kinds.includes(kind),
  );
  return (
    <Stack gap="4" role="group" aria-label="Filters">
      <Inline gap="3" justify="between" wrap>
        <Inline gap="3" wrap>
          <SearchField
            ref={searchRef}
            label="Search names"
            placeholder="Name begins with"
            value={view.search}
            onValueChange={(search) => set({ search })}
          />
          {view.objects.map((key, index) => (
            <Button
              key={key}
              startIcon={X}
              onClick={() => set({ objects: view.objects.filter((other) => other !== key) })}
            >
              {`${index === 0 ? 'Only' : 'Or'} ${objectNames.get(key) ?? 'one thing'}`}
            </Button>
          ))}
        </Inline>
        <Inline gap="2">
          {isNarrowed(view) && <Button onClick={() => onViewChange(EVERYTHING)}>Clear filters</Button>}
          {props.views}
        </Inline>
      </Inline>
      <Inline gap="4" align="start" wrap>
        {actors && (
          <Box css={FIELD}>
            <MultiSelect
              label="Done by"
              placeholder={view.actors.length > 0 ? 'Add a user' : 'Everyone'}
              options={actors.map(({ id, name, detail }) => ({
                value: id,
                label: name,
                ...(detail !== undefined && { description: detail }),
              }))}
              values={view.actors}
              onValuesChange={(chosen) => set({ actors: chosen })}
            />
          </Box>
        )}
        <Box css={FIELD}>
          <MultiSelect
            label="Kind"
            placeholder={view.kinds.length > 0 ? 'Add a kind' : 'All kinds'}
            options={kinds.map((kind) => ({ value: kind as string, label: KIND_WORDS[kind].other }))}
            values={view.kinds}
            onValuesChange={(chosen) => set({ kinds: chosen })}
          />
        </Box>
        <DateRange
          label="Days"
          value={{ start: view.start, end: view.end }}
          max={today}
          onValueChange={({ start, end }) => set({ start, end })}
        />
      </Inline>
    </Stack>
  );
}
