import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { collectionQueries } from '@/api/collections';
import type { EnvironmentDetail, Project, TemplateCollection } from '@/api/types';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { Heading } from '@/components/Heading';
import { PictureTile } from '@/components/PictureTile';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { countOf } from '@/domain/format';
import { CollectionPicture } from '@/product/CollectionPicture';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { useApi } from '@/product/FeatureContext';
import { LoadError } from '@/product/LoadError';

const StartDialog = dialogOnDemand(async () => (await import('./StartDialog')).StartDialog);

interface StartRowProps {
  environment: EnvironmentDetail;
  /** Called with the new project. */
  onStart: (project: Project) => void;
  /** Called when a collection is opened to choose from. */
  onChoosing: (() => void) | undefined;
}

const PLACES = [0, 1, 2, 3];
const ROW = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '9rem',
  gap: '$4',
  overflowX: 'auto',
  /* Room for the focus ring, which would be cut off. */
  padding: '$1',
  margin: '-$1',
} as const;

/** The collections to start a project from, in a row. */
export function StartRow({ environment, onStart, onChoosing }: StartRowProps) {
  const queries = collectionQueries(useApi(), environment);
  const list = useInfiniteQuery(queries.list({ search: '', sortBy: 'name', sortOrder: 'asc' }));
  const [chosen, setChosen] = useState<TemplateCollection>();
  const collections = list.data?.pages.flatMap(({ data }) => data).filter(({ count }) => count > 0);
  const content = () => {
    if (!collections)
      return list.error ? (
        <LoadError what="The collections" reads={[list]} />
      ) : (
        <Box css={ROW} role="status" aria-busy="true">
          <VisuallyHidden>Loading collections</VisuallyHidden>
          {PLACES.map((place) => (
            <Skeleton key={place} shape="block" height="11.75rem" />
          ))}
        </Box>
      );
    if (collections.length === 0)
      return (
        <Text tone="muted">
          There is no template to start from yet. Template designers offer them in collections.
        </Text>
      );
    return (
      <Box css={ROW}>
        {collections.map((collection) => (
          <PictureTile
            key={collection.id}
            name={collection.name}
            fact={countOf(collection.count, 'template')}
            picture={<CollectionPicture environment={environment} collection={collection} />}
            onOpen={() => {
              setChosen(collection);
              onChoosing?.();
            }}
          />
        ))}
        {list.hasNextPage && (
          <Box css={{ alignSelf: 'center' }}>
            <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              More collections
            </Button>
          </Box>
        )}
      </Box>
    );
  };
  return (
    <Stack as="section" gap="3" aria-labelledby="start-project">
      <Heading level={2} size="body" id="start-project">
        Start from a collection
      </Heading>
      {content()}
      {chosen && (
        <StartDialog
          environment={environment}
          onStart={onStart}
          collection={chosen}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Stack>
  );
}
