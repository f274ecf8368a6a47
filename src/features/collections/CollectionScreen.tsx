import { useQuery } from '@tanstack/react-query';
import { Image, Plus } from 'lucide-react';
import { useState } from 'react';
import { collectionQueries } from '@/api/collections';
import type { EnvironmentDetail, TemplateCollection } from '@/api/types';
import { Breadcrumb } from '@/components/Breadcrumb';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { PageHeader } from '@/components/PageHeader';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { countOf } from '@/domain/format';
import { CollectionPicture } from '@/product/CollectionPicture';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { FailedSection } from '@/product/FailedSection';
import { useApi } from '@/product/FeatureContext';
import { LoadingTiles } from '@/product/TileGrid';
import { CollectionDialogs, type CollectionDialog } from './CollectionDialogs';
import { CollectionTemplates } from './CollectionTemplates';
import { PictureGround } from './PictureGround';

interface CollectionScreenProps {
  environment: EnvironmentDetail;
  collectionId: string;
  /** Why the reader may not change collections; `undefined` if they may. */
  withheld: string | undefined;
  /** The address of all collections. */
  allHref: string;
}

/** The templates of one collection. */
export function CollectionScreen({ environment, collectionId, withheld, allHref }: CollectionScreenProps) {
  const collection = useQuery(collectionQueries(useApi(), environment).one(collectionId));
  const { data } = collection;
  const [dialog, setDialog] = useState<CollectionDialog>();
  const name = data?.name ?? 'Collection';
  const add = (
    <Button
      intent="primary"
      startIcon={Plus}
      disabledReason={withheld}
      onClick={() => setDialog({ kind: 'add' })}
    >
      Add templates
    </Button>
  );
  return (
    <>
      <PageHeader
        title={name}
        namesThing={data !== undefined}
        badges={<EnvironmentTypeBadge type={environment.type} />}
        crumbs={<Breadcrumb crumbs={[{ label: 'Collections', href: allHref }, { label: name }]} />}
        {...(data && { description: countOf(data.count, 'template'), actions: add })}
      />
      {data && (
        <CollectionCover
          environment={environment}
          collection={data}
          withheld={withheld}
          onChange={() => setDialog({ kind: 'cover' })}
        />
      )}
      {collection.error && !data ? (
        <FailedSection
          title="The collection could not be loaded"
          error={collection.error}
          onRetry={() => void collection.refetch()}
          others={{ what: 'collection', list: 'all collections', href: allHref }}
        />
      ) : !data ? (
        <LoadingTiles>Loading templates</LoadingTiles>
      ) : (
        <CollectionTemplates
          environment={environment}
          collection={data}
          withheld={withheld}
          onDialog={setDialog}
        />
      )}
      {dialog && (
        <CollectionDialogs
          environment={environment}
          collectionId={collectionId}
          collection={data}
          dialog={dialog}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

interface CollectionCoverProps extends Pick<CollectionScreenProps, 'environment' | 'withheld'> {
  collection: TemplateCollection;
  /** Called to change the cover. */
  onChange: () => void;
}

/** The cover of a collection, or the picture that replaces it. */
function CollectionCover({ environment, collection, withheld, onChange }: CollectionCoverProps) {
  return (
    <Inline gap="4" css={{ marginBlockEnd: '$6' }}>
      <PictureGround size="small">
        <CollectionPicture environment={environment} collection={collection} />
      </PictureGround>
      <Stack gap="2" css={{ alignItems: 'flex-start' }}>
        <Text size="small" tone="muted">
          {collection.coverImage === null
            ? 'No cover of its own: its first template is shown.'
            : 'Cover of the collection'}
        </Text>
        <Button startIcon={Image} disabledReason={withheld} onClick={onChange}>
          {collection.coverImage === null ? 'Add a cover' : 'Change the cover'}
        </Button>
      </Stack>
    </Inline>
  );
}
