import { templateQueries } from '@/api/templates';
import type { EnvironmentDetail, Template } from '@/api/types';
import type { PreviewQuality } from '@/domain/templates';
import { useApi } from '@/product/FeatureContext';
import { PagePicture } from './PagePicture';
import type { TemplatePart } from './PartFields';

interface TemplatePictureProps {
  environment: EnvironmentDetail;
  template: Pick<Template, 'id' | 'name' | 'revision'>;
  quality: PreviewQuality;
  /** @default the page at the last save */
  part?: TemplatePart;
}

/** A page of a template, or why it can't be shown. */
export function TemplatePicture({ environment, template, quality, part }: TemplatePictureProps) {
  const { id, name, revision } = template;
  const { preview } = templateQueries(useApi(), environment);
  return <PagePicture picture={preview({ id, revision, quality, ...part })} name={name} />;
}
