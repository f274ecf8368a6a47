import { useInfiniteQuery } from '@tanstack/react-query';
import { connectorQueries } from '@/api/connectors';
import type { EnvironmentDetail } from '@/api/types';
import { Box } from '@/components/Box';
import { SearchField } from '@/components/SearchField';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { FailedSection } from '@/product/FailedSection';
import { useApi } from '@/product/FeatureContext';
import { LoadError } from '@/product/LoadError';
import { ShowMore, useEnteredSearch } from '@/product/SearchedList';
import type { OfferedFont } from '../upload/useSendFonts';
import { OfferedFamily } from './OfferedFamily';

interface OfferedFamiliesProps {
  environment: EnvironmentDetail;
  connectorId: string;
  /** Ticked styles of all connectors. */
  chosen: readonly OfferedFont[];
  onChange: (chosen: readonly OfferedFont[]) => void;
}

/**
 * The families of a connector with their styles, and a search that starts with Enter, because it calls an external
 * source.
 */
export function OfferedFamilies({ environment, connectorId, chosen, onChange }: OfferedFamiliesProps) {
  const { search, field } = useEnteredSearch();
  const queries = connectorQueries(useApi(), environment);
  const list = useInfiniteQuery(queries.fonts(connectorId, { search }));
  const again = () => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch());
  const families = list.data?.pages.flatMap(({ data }) => data);
  return (
    <>
      <SearchField label="Search families" {...field} />
      {list.error && !families ? (
        <FailedSection
          title="The fonts could not be loaded"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <Box css={{ height: '22rem', overflowY: 'auto' }}>
          <Stack gap="4">
            {!families && (
              <Box role="status" aria-busy="true">
                <VisuallyHidden>Loading fonts</VisuallyHidden>
                <Skeleton shape="block" height="14rem" />
              </Box>
            )}
            {families?.length === 0 && !list.hasNextPage && (
              <Text as="p" tone="muted">
                {search === '' ? 'This connector has no fonts.' : `No family matches “${search}”.`}
              </Text>
            )}
            {families?.map((family, index) => (
              <OfferedFamily
                key={`${index} ${family.name}`}
                connectorId={connectorId}
                family={family}
                chosen={chosen}
                onChange={onChange}
              />
            ))}
            {families && <LoadError what="The fonts" reads={[{ error: list.error, refetch: again }]} />}
            <ShowMore list={list} />
          </Stack>
        </Box>
      )}
    </>
  );
}
