import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { templateQueries } from '@/api/templates';
import type { EnvironmentDetail, Template } from '@/api/types';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import type { Document } from '@/engine/document';
import { useApi } from '@/product/FeatureContext';
import { LoadError } from '@/product/LoadError';
import { PartFields, useTemplatePart } from './PartFields';
import { TemplatePicture } from './TemplatePicture';

interface TemplateDialogProps {
  environment: EnvironmentDetail;
  template: Template;
  /** Why the reader may not edit it; `undefined` if they may. */
  withheld: string | undefined;
  /** Recent activity of it, for readers who may see it. */
  history: ReactNode;
  onClose: () => void;
}

/** A large preview of a template, with all its layouts and pages. */
export function TemplateDialog({ environment, template, withheld, history, onClose }: TemplateDialogProps) {
  const queries = templateQueries(useApi(), environment);
  const read = useQuery(queries.document(template));
  const { part, fields } = useTemplatePart(read.data as Document | undefined);
  return (
    <Dialog
      open
      size="l"
      onOpenChange={(open) => !open && onClose()}
      title={template.name}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Stack gap="4">
        {withheld !== undefined && <InlineMessage kind="INFORMATIVE">{withheld}</InlineMessage>}
        <LoadError what="The layouts" reads={[read]} />
        {fields && <PartFields {...fields} />}
        <Box
          css={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            height: 'min(32rem, 60dvh)',
            padding: '$4',
            borderRadius: '$container',
            backgroundColor: '$surfaceSunken',
            '& img': { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain', boxShadow: '$raised' },
          }}
        >
          {part && (
            <TemplatePicture
              key={`${part.layoutId} ${part.pageId}`}
              environment={environment}
              template={template}
              part={part}
              quality="highest"
            />
          )}
        </Box>
        {history}
      </Stack>
    </Dialog>
  );
}
