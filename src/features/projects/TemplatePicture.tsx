import { useQuery } from '@tanstack/react-query';
import { collectionQueries, type CollectionTemplate } from '@/api/collections';
import type { EnvironmentDetail } from '@/api/types';
import { useApi } from '@/product/FeatureContext';
import { PreviewPicture } from './PreviewPicture';

interface TemplatePictureProps {
  environment: EnvironmentDetail;
  collectionId: string;
  template: CollectionTemplate;
}

/** A template of a collection; why it can't be shown where it can't. */
export function TemplatePicture({ environment, collectionId, template }: TemplatePictureProps) {
  const { id, name, revision } = template;
  const queries = collectionQueries(useApi(), environment);
  const { data, error } = useQuery(queries.preview({ collectionId, id, revision, quality: 'medium' }));
  return <PreviewPicture name={name} file={data} error={error} />;
}
