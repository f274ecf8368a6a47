import { useMutation, useQuery } from '@tanstack/react-query';
import { FolderMinus, Image, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { collectionMutations, collectionQueries, type CollectionTemplate } from '@/api/collections';
import type { EnvironmentDetail } from '@/api/types';
import { Breadcrumb } from '@/components/Breadcrumb';
import { Button } from '@/components/Button';
import { EmptyDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { Inline } from '@/components/Inline';
import { PageHeader } from '@/components/PageHeader';
import { PictureTile } from '@/components/PictureTile';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { countOf } from '@/domain/format';
import { CollectionPicture, HeldTemplatePicture } from '@/product/CollectionPicture';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { FailedSection } from '@/product/FailedSection';
import { tellOutcome, useApi, useTell } from '@/product/FeatureContext';
import { LoadingTiles, TileGrid } from '@/product/TileGrid';
import { PictureGround } from './PictureGround';

const AddTemplatesDialog = dialogOnDemand(
  async () => (await import('./AddTemplatesDialog')).AddTemplatesDialog,
);
const CoverDialog = dialogOnDemand(async () => (await import('./CoverDialog')).CoverDialog);
const LookDialog = dialogOnDemand(async () => (await import('./LookDialog')).LookDialog);
const RenameInCollectionDialog = dialogOnDemand(
  async () => (await import('./RenameInCollectionDialog')).RenameInCollectionDialog,
);

type OpenDialog = { kind: 'add' | 'cover' } | { kind: 'look' | 'rename'; template: CollectionTemplate };

interface CollectionScreenProps {
  environment: EnvironmentDetail;
  collectionId: string;
  /** Why the reader may not change collections; `undefined` for whoever may. */
  withheld: string | undefined;
  /** The address of all collections. */
  allHref: string;
}

/** The templates of one collection. */
export function CollectionScreen({ environment, collectionId, withheld, allHref }: CollectionScreenProps) {
  const api = useApi();
  const tell = useTell();
  const {
    data: collection,
    error,
    refetch,
  } = useQuery(collectionQueries(api, environment).one(collectionId));
  const { mutateAsync: takeOut } = useMutation(collectionMutations(api, environment).removeTemplate());
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const remove = ({ id, name }: CollectionTemplate) =>
    tellOutcome(
      takeOut({ id: collectionId, templateId: id }),
      { done: () => `${name} was taken out. The template stays.`, gone: `${name} was taken out meanwhile.` },
      tell,
    );
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
  const content = () => {
    if (error && !collection)
      return (
        <FailedSection
          title="The collection could not be loaded"
          error={error}
          onRetry={() => void refetch()}
          others={{ what: 'collection', list: 'all collections', href: allHref }}
        />
      );
    if (!collection) return <LoadingTiles>Loading templates</LoadingTiles>;
    if (collection.count === 0)
      return (
        <EmptySection
          image={<EmptyDrawing />}
          title="Nothing in this collection yet"
          description="Templates added to it can be started from by everybody in this environment."
        />
      );
    return (
      <TileGrid>
        {collection.templates.map((template) => (
          <PictureTile
            key={template.id}
            name={template.name}
            onOpen={() => setDialog({ kind: 'look', template })}
            picture={<HeldTemplatePicture {...{ environment, collectionId, template }} />}
            actions={[
              {
                ...{ id: 'rename', label: 'Rename here…', icon: Pencil, disabledReason: withheld },
                onSelect: () => setDialog({ kind: 'rename', template }),
              },
              {
                ...{ id: 'remove', label: 'Take out', icon: FolderMinus, disabledReason: withheld },
                onSelect: () => void remove(template),
              },
            ]}
          />
        ))}
      </TileGrid>
    );
  };
  return (
    <>
      <PageHeader
        title={collection?.name ?? 'Collection'}
        namesThing={collection !== undefined}
        badges={<EnvironmentTypeBadge type={environment.type} />}
        crumbs={
          <Breadcrumb
            crumbs={[{ label: 'Collections', href: allHref }, { label: collection?.name ?? 'Collection' }]}
          />
        }
        {...(collection && { description: countOf(collection.count, 'template'), actions: add })}
      />
      {collection && (
        <Inline gap="4" css={{ marginBlockEnd: '$6' }}>
          <PictureGround size="small">
            <CollectionPicture {...{ environment, collection }} />
          </PictureGround>
          <Stack gap="2" css={{ alignItems: 'flex-start' }}>
            <Text size="small" tone="muted">
              {collection.coverImage === null
                ? 'No cover of its own: the first template stands for it.'
                : 'Cover of the collection'}
            </Text>
            <Button startIcon={Image} disabledReason={withheld} onClick={() => setDialog({ kind: 'cover' })}>
              {collection.coverImage === null ? 'Add a cover' : 'Change the cover'}
            </Button>
          </Stack>
        </Inline>
      )}
      {content()}
      {dialog?.kind === 'add' && collection && (
        <AddTemplatesDialog environment={environment} collection={collection} onClose={close} />
      )}
      {dialog?.kind === 'cover' && collection && (
        <CoverDialog {...{ environment, collection }} onClose={close} />
      )}
      {dialog?.kind === 'look' && (
        <LookDialog {...{ environment, collectionId }} template={dialog.template} onClose={close} />
      )}
      {dialog?.kind === 'rename' && (
        <RenameInCollectionDialog
          {...{ environment, collectionId }}
          template={dialog.template}
          onClose={close}
        />
      )}
    </>
  );
}
