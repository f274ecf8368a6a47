import { LayoutGrid, List } from 'lucide-react';
import type { Ref } from 'react';
import { Box } from '@/components/Box';
import { Inline } from '@/components/Inline';
import { SearchField } from '@/components/SearchField';
import { SegmentedControl } from '@/components/SegmentedControl';
import { Select } from '@/components/Select';
import type { ProjectSort } from '@/domain/project';
import { PROJECT_ORDERS, type ProjectsView } from './projectsView';

interface ProjectsToolbarProps {
  view: ProjectsView;
  onViewChange: (view: ProjectsView) => void;
  searchRef: Ref<HTMLInputElement>;
}

const LOOKS = [
  { value: 'grid', label: 'Grid', icon: LayoutGrid, hideLabel: true },
  { value: 'list', label: 'List', icon: List, hideLabel: true },
] as const;

/** Search, order and look of the projects. */
export function ProjectsToolbar({ view, onViewChange, searchRef }: ProjectsToolbarProps) {
  const { search, sort, look } = view;
  return (
    <Inline gap="3" justify="between" wrap>
      <SearchField
        ref={searchRef}
        label="Search projects"
        value={search}
        onValueChange={(words) => onViewChange({ ...view, search: words })}
      />
      <Inline gap="3">
        <Box css={{ width: '13rem' }}>
          <Select
            label="Sort by"
            hideLabel
            options={PROJECT_ORDERS}
            value={`${sort.by}:${sort.direction}`}
            onValueChange={(value) => {
              const [by, direction] = value.split(':') as [ProjectSort, 'asc' | 'desc'];
              onViewChange({ ...view, sort: { by, direction } });
            }}
          />
        </Box>
        <SegmentedControl
          label="Look"
          options={LOOKS}
          value={look}
          onValueChange={(next) => onViewChange({ ...view, look: next })}
        />
      </Inline>
    </Inline>
  );
}
