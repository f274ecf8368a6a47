import type { ReactNode, Ref } from 'react';
import { Box } from '@/components/Box';
import { Inline } from '@/components/Inline';
import { SearchField } from '@/components/SearchField';
import { Select } from '@/components/Select';
import { type ListView, ORDERS } from './listView';

/** Search and order of a list, with their texts. */
export interface ListToolbarProps<By extends string, View extends ListView<By>> {
  /** Plural name of the items, such as "brand kits". */
  what: string;
  view: View;
  onViewChange: (view: View) => void;
  /**
   * The orders offered first: by name or by date.
   * @default 'name'
   */
  ordersFirst?: keyof typeof ORDERS;
  /** Placeholder of the search; needed only if it searches more than names. */
  placeholder?: string;
  /** Filters, shown before the order. */
  filters?: ReactNode;
  /** Display options, shown after the order. */
  looks?: ReactNode;
  /** The saved views of the list. @default none */
  views?: ReactNode;
  searchRef?: Ref<HTMLInputElement>;
}

/** Toolbar with search and order of a list. */
export function ListToolbar<By extends string, View extends ListView<By>>(props: ListToolbarProps<By, View>) {
  const {
    what,
    view,
    onViewChange,
    ordersFirst = 'name',
    placeholder,
    filters,
    looks,
    views,
    searchRef,
  } = props;
  const { search, sort } = view;
  return (
    <Inline gap="3" justify="between" wrap>
      <SearchField
        ref={searchRef}
        label={`Search ${what}`}
        {...(placeholder !== undefined && { placeholder })}
        value={search}
        onValueChange={(words) => onViewChange({ ...view, search: words })}
      />
      <Inline gap="3" wrap>
        {filters}
        <Box css={{ width: '13rem', '@mobile': { flex: '1 1 9rem' } }}>
          <Select<string>
            label="Sort by"
            hideLabel
            options={ORDERS[ordersFirst]}
            value={`${sort.by}:${sort.direction}`}
            onValueChange={(value) => {
              const [by, direction] = value.split(':') as [By, 'asc' | 'desc'];
              onViewChange({ ...view, sort: { by, direction } });
            }}
          />
        </Box>
        {looks}
        {views}
      </Inline>
    </Inline>
  );
}
