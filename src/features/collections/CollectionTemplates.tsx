import { useMutation } from '@tanstack/react-query';
import { FolderMinus, Pencil } from 'lucide-react';
import { collectionMutations, type CollectionTemplate } from '@/api/collections';
import type { EnvironmentDetail, TemplateCollection } from '@/api/types';
import { EmptyDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { PictureTile } from '@/components/PictureTile';
import { HeldTemplatePicture } from '@/product/CollectionPicture';
import { notifyOutcome, useApi, useNotify } from '@/product/FeatureContext';
import { TileGrid } from '@/product/TileGrid';
import type { CollectionDialog } from './CollectionDialogs';

interface CollectionTemplatesProps {
  environment: EnvironmentDetail;
  collection: TemplateCollection;
  /** Why the reader may not change collections; `undefined` if they may. */
  withheld: string | undefined;
  onDialog: (dialog: CollectionDialog) => void;
}

/** The templates of a collection as tiles, to look at, rename and take out. */
export function CollectionTemplates(props: CollectionTemplatesProps) {
  const { environment, collection, withheld, onDialog } = props;
  const tell = useNotify();
  const { mutateAsync: takeOut } = useMutation(collectionMutations(useApi(), environment).removeTemplate());
  const remove = ({ id, name }: CollectionTemplate) =>
    notifyOutcome(
      takeOut({ id: collection.id, templateId: id }),
      { done: () => `${name} was taken out. The template stays.`, gone: `${name} was taken out meanwhile.` },
      tell,
    );
  if (collection.count === 0)
    return (
      <EmptySection
        image={<EmptyDrawing />}
        title="Nothing in this collection yet"
        description="Everyone in this environment can start projects from the templates you add."
      />
    );
  return (
    <TileGrid>
      {collection.templates.map((template) => (
        <PictureTile
          key={template.id}
          name={template.name}
          onOpen={() => onDialog({ kind: 'look', template })}
          picture={
            <HeldTemplatePicture environment={environment} collectionId={collection.id} template={template} />
          }
          actions={[
            {
              id: 'rename',
              label: 'Rename here…',
              icon: Pencil,
              disabledReason: withheld,
              onSelect: () => onDialog({ kind: 'rename', template }),
            },
            {
              id: 'remove',
              label: 'Take out',
              icon: FolderMinus,
              disabledReason: withheld,
              onSelect: () => void remove(template),
            },
          ]}
        />
      ))}
    </TileGrid>
  );
}
