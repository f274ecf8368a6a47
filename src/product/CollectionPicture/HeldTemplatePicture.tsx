import { useQuery } from '@tanstack/react-query';
import { collectionQueries, type CollectionTemplate } from '@/api/collections';
import type { EnvironmentDetail } from '@/api/types';
import type { PreviewQuality } from '@/domain/templates';
import { useApi } from '@/product/FeatureContext';
import { PreviewPicture } from '@/product/PreviewPicture';

interface HeldTemplatePictureProps {
  environment: EnvironmentDetail;
  collectionId: string;
  template: CollectionTemplate;
  /** @default 'medium' */
  quality?: PreviewQuality;
}

/** Shows the preview of a template in a collection, or why it is unavailable. */
export function HeldTemplatePicture(props: HeldTemplatePictureProps) {
  const { environment, collectionId, template, quality = 'medium' } = props;
  const { id, name, revision } = template;
  const queries = collectionQueries(useApi(), environment);
  const { data, error } = useQuery(queries.preview({ collectionId, id, revision, quality }));
  return <PreviewPicture name={name} file={data} error={error} />;
}
