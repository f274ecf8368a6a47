import { useQuery } from '@tanstack/react-query';
import { templateQueries } from '@/api/templates';
import type { EnvironmentDetail, Template } from '@/api/types';
import { Box } from '@/components/Box';
import { Skeleton } from '@/components/Skeleton';
import { Text } from '@/components/Text';
import type { PreviewQuality } from '@/domain/template';
import { useApi } from '@/product/FeatureContext';
import { FileImage } from '@/product/FileImage';

interface TemplatePictureProps {
  environment: EnvironmentDetail;
  template: Pick<Template, 'id' | 'name' | 'revision'>;
  quality: PreviewQuality;
  /** @default the page the document was saved with */
  part?: { readonly layoutId: string; readonly pageId: string };
}

/** A page of a template; why it can't be shown where it can't. */
export function TemplatePicture({ environment, template, quality, part }: TemplatePictureProps) {
  const { id, name, revision } = template;
  const queries = templateQueries(useApi(), environment);
  const { data, error } = useQuery(queries.preview({ id, revision, quality, ...part }));
  if (error)
    return (
      <Text as="span" size="small" tone="muted">
        No preview: {error.message}
      </Text>
    );
  return data ? (
    <FileImage file={data} alt={`Preview of ${name}`} />
  ) : (
    <Box as="span" aria-busy="true" css={{ display: 'contents' }}>
      <Skeleton shape="block" width="70%" height="70%" />
    </Box>
  );
}
