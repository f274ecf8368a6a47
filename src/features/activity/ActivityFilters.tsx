import { X } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '@/components/Button';
import { Box } from '@/components/Box';
import { Combobox } from '@/components/Combobox';
import { DateRange } from '@/components/DateRange';
import { Inline } from '@/components/Inline';
import { SearchField } from '@/components/SearchField';
import { Select } from '@/components/Select';
import { ACTIVITY_KINDS } from '@/domain/activity';
import { isOfEnvironment, KIND_WORDS } from '@/product/Activity';
import { EVERYTHING, isNarrowed, type ActivityView } from './activityView';

/** Somebody, or a program, who may have done something. */
export interface ActivityActor {
  readonly id: string;
  readonly name: string;
  /** Tells apart those of one name. */
  readonly detail?: string;
}

interface ActivityFiltersProps {
  view: ActivityView;
  onViewChange: (view: ActivityView) => void;
  /** Who can be chosen; nobody where all is done by one. */
  actors: readonly ActivityActor[] | undefined;
  /** Whether only what is in one environment is listed. */
  isOneEnvironment: boolean;
  /** What the one thing is called that is looked at. */
  objectName: string | undefined;
  today: string;
  searchRef: Ref<HTMLInputElement>;
}

const EVERYONE = 'everyone';

/** Who, what kind, which name and which days. */
export function ActivityFilters(props: ActivityFiltersProps) {
  const { view, onViewChange, actors, isOneEnvironment, objectName, today, searchRef } = props;
  const set = (changed: Partial<ActivityView>) => onViewChange({ ...view, ...changed });
  const kinds = ACTIVITY_KINDS.filter(
    (kind) => !isOneEnvironment || isOfEnvironment(kind) || kind === view.kind,
  );
  return (
    <Inline gap="4" align="end" wrap role="group" aria-label="Filters">
      <SearchField
        ref={searchRef}
        label="Search names"
        placeholder="Name begins with"
        value={view.search}
        onValueChange={(search) => set({ search })}
      />
      {actors && (
        <Box css={{ width: '16rem', '@mobile': { width: '100%' } }}>
          <Combobox
            label="Done by"
            options={[
              { value: EVERYONE, label: 'Everyone' },
              ...actors.map(({ id, name, detail }) => ({
                ...{ value: id, label: name },
                ...(detail !== undefined && { description: detail }),
              })),
            ]}
            value={view.actor || EVERYONE}
            onValueChange={(actor) => set({ actor: actor === EVERYONE ? '' : actor })}
          />
        </Box>
      )}
      <Box css={{ width: '12rem', '@mobile': { width: '100%' } }}>
        <Select<string>
          label="Kind"
          options={[
            { value: '', label: 'All kinds' },
            ...kinds.map((kind) => ({ value: kind, label: KIND_WORDS[kind].other })),
          ]}
          value={view.kind}
          onValueChange={(kind) => set({ kind })}
        />
      </Box>
      <DateRange
        label="Days"
        value={{ start: view.start, end: view.end }}
        max={today}
        onValueChange={({ start, end }) => set({ start, end })}
      />
      {view.object !== '' && (
        <Button startIcon={X} onClick={() => set({ object: '' })}>
          {`Only ${objectName ?? 'one thing'}`}
        </Button>
      )}
      {isNarrowed(view) && <Button onClick={() => onViewChange(EVERYTHING)}>Clear filters</Button>}
    </Inline>
  );
}
