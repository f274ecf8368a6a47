import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PictureTile, type PictureTileProps } from '@/components/PictureTile';
import { Stack } from '@/components/Stack';
import { type ListView, SearchedList } from './SearchedList';
import { LoadingTiles, TileGrid } from './TileGrid';
import { CreateButton, LibraryHeader, type LibraryHeaderProps } from './LibraryHeader';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface TileLibraryProps<By extends string, Item extends Named> extends LibraryHeaderProps {
  /** Plural name of the items, such as "brand kits". */
  what: string;
  list: UseInfiniteQueryResult<InfiniteData<{ readonly data: readonly Item[]; readonly total: number }>>;
  view: ListView<By>;
  onViewChange: (view: ListView<By>) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
  /** Text of an empty list: the purpose of an item. */
  emptyHint: string;
  tile: (item: Item) => Pick<PictureTileProps, 'fact' | 'picture' | 'actions' | 'href'>;
}

/** A list of an environment as tiles: header, search, order, pages and their states. */
export function TileLibrary<By extends string, Item extends Named>(props: TileLibraryProps<By, Item>) {
  const { what, list, view, onViewChange, views, emptyHint, tile, ...header } = props;
  const isEmpty = list.data?.pages[0]?.total === 0 && view.search === '';
  return (
    <>
      <LibraryHeader {...header} isBare={isEmpty} />
      <Stack gap="5">
        <SearchedList
          what={what}
          view={view}
          onViewChange={onViewChange}
          list={list}
          views={views}
          loading={<LoadingTiles>{`Loading ${what}`}</LoadingTiles>}
          empty={{ description: emptyHint, action: <CreateButton {...header.creation} /> }}
        >
          {(items) => (
            <TileGrid>
              {items.map((item) => (
                <PictureTile key={item.id} name={item.name} {...tile(item)} />
              ))}
            </TileGrid>
          )}
        </SearchedList>
      </Stack>
    </>
  );
}
