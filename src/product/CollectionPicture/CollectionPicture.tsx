import { useQuery } from '@tanstack/react-query';
import { collectionQueries } from '@/api/collections';
import type { EnvironmentDetail, TemplateCollection } from '@/api/types';
import { Text } from '@/components/Text';
import { useApi } from '@/product/FeatureContext';
import { PreviewPicture } from '@/product/PreviewPicture';
import { HeldTemplatePicture } from './HeldTemplatePicture';

interface CollectionPictureProps {
  environment: EnvironmentDetail;
  collection: TemplateCollection;
}

/** Shows the cover of a collection, or its first template if it has none. */
export function CollectionPicture({ environment, collection }: CollectionPictureProps) {
  const [template] = collection.templates;
  if (collection.coverImage !== null) return <Cover environment={environment} collection={collection} />;
  if (template)
    return <HeldTemplatePicture environment={environment} template={template} collectionId={collection.id} />;
  return (
    <Text as="span" size="small" tone="muted">
      Nothing in it yet
    </Text>
  );
}

function Cover({ environment, collection }: CollectionPictureProps) {
  const { data, error } = useQuery(collectionQueries(useApi(), environment).cover(collection));
  return <PreviewPicture name={collection.name} what="Cover" file={data} error={error} />;
}
