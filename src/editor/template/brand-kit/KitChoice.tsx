import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { brandKitQueries } from '@/api/brand-kits';
import type { EnvironmentDetail, ListedBrandKit } from '@/api/types';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { MiddleTruncate } from '@/components/MiddleTruncate';
import { SearchField } from '@/components/SearchField';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { countOf } from '@/domain/format';
import { useApi } from '@/product/FeatureContext';
import { LoadError } from '@/product/LoadError';
import { ShowMore } from '@/product/SearchedList';

/** Number of kits that fit the panel; only more get a search. */
const FEW = 5;

interface KitChoiceProps {
  environment: EnvironmentDetail;
  /** The kit being imported. */
  pendingId: string | undefined;
  onImport: (kit: ListedBrandKit) => void;
}

/** Lists the brand kits of the environment for import. */
export function KitChoice({ environment, pendingId, onImport }: KitChoiceProps) {
  const [search, setSearch] = useState('');
  const list = useInfiniteQuery(
    brandKitQueries(useApi(), environment).list({ search, sortBy: 'name', sortOrder: 'asc' }),
  );
  const kits = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Stack gap="2">
      {(search !== '' || kits.length > FEW) && (
        <SearchField label="Search brand kits" value={search} onValueChange={setSearch} />
      )}
      <LoadError what="The brand kits" reads={[list]} />
      {list.isPending && <Skeleton shape="block" height="8rem" aria-busy="true" />}
      {list.data && kits.length === 0 && (
        <Text as="p" size="small" tone="muted">
          {search === ''
            ? 'This environment has no brand kit yet. Kits are made on the page Brand kits.'
            : `No brand kit matches “${search}”.`}
        </Text>
      )}
      <Box as="ul" aria-label="Brand kits" css={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {kits.map((kit) => (
          <Box as="li" key={kit.id} css={{ paddingBlock: '$2', borderBlockEnd: '1px solid $border' }}>
            <Inline gap="2" justify="between">
              <Box css={{ flex: 1, minWidth: 0 }}>
                <MiddleTruncate text={kit.name} />
                <Text as="p" size="small" tone="muted">
                  {countOf(kit.colors.length, 'colour')} · {countOf(kit.stylesCount, 'style')}
                </Text>
              </Box>
              <Button
                size="s"
                aria-label={`Import ${kit.name}`}
                pending={pendingId === kit.id}
                onClick={() => onImport(kit)}
              >
                Import
              </Button>
            </Inline>
          </Box>
        ))}
      </Box>
      <ShowMore list={list} />
    </Stack>
  );
}
