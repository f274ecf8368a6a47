import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Plug } from 'lucide-react';
import { useState } from 'react';
import { connectorQueries } from '@/api/connectors';
import { fontQueries } from '@/api/fonts';
import type { EnvironmentDetail } from '@/api/types';
import { Badge } from '@/components/Badge';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { SearchField } from '@/components/SearchField';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { fontConnectors } from '@/domain/connectors';
import { fontsOf, type Document } from '@/engine/document';
import { useApi } from '@/product/FeatureContext';
import { LoadError } from '@/product/LoadError';
import { ShowMore } from '@/product/SearchedList';
import { FamilyName } from '@/product/Typeface';
import type { FontImport } from '../../TemplateScreen';

interface FontResourcesProps {
  environment: EnvironmentDetail;
  document: Document;
  /** Import of fonts from connectors. */
  taking: FontImport;
}

/** Lists the font families of the environment, marks the used ones, and imports others. */
export function FontResources({ environment, document, taking }: FontResourcesProps) {
  const api = useApi();
  const [search, setSearch] = useState('');
  const [isTaking, setTaking] = useState(false);
  const connected = useQuery(connectorQueries(api, environment).list());
  const connectors = fontConnectors(connected.data ?? []);
  const read = useInfiniteQuery(
    fontQueries(api, environment).families({ search, sortBy: 'name', sortOrder: 'asc' }),
  );
  const families = read.data?.pages.flatMap(({ data }) => data) ?? [];
  const used = new Set(fontsOf(document).map(({ family }) => family));
  return (
    <Stack gap="3">
      <SearchField label="Search fonts" value={search} onValueChange={setSearch} />
      {connectors.length > 0 && (
        <Button size="s" startIcon={Plug} disabledReason={taking.withheld} onClick={() => setTaking(true)}>
          Add from a connector
        </Button>
      )}
      {read.data && <LoadError what="The connectors" reads={[connected]} />}
      <LoadError what="The fonts" reads={[read]} />
      {read.isPending && <Skeleton shape="block" height="12rem" aria-busy="true" />}
      {read.data && families.length === 0 && (
        <Text as="p" tone="muted">
          {search === '' ? 'This environment has no fonts yet.' : `No font matches “${search}”.`}
        </Text>
      )}
      <Box as="ul" aria-label="Fonts" css={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {families.map((family) => (
          <Box as="li" key={family.id} css={{ paddingBlock: '$1', borderBlockEnd: '1px solid $border' }}>
            <Inline gap="2" justify="between">
              <Box css={{ flex: 1, minWidth: 0, overflow: 'hidden' }}>
                <FamilyName environment={environment} family={family} />
              </Box>
              {used.has(family.name) && <Badge>Used</Badge>}
            </Inline>
          </Box>
        ))}
      </Box>
      <ShowMore list={read} />
      {isTaking && taking.choose({ connectors, onClose: () => setTaking(false) })}
    </Stack>
  );
}
