import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { templateQueries } from '@/api/templates';
import type { EnvironmentDetail, Template } from '@/api/types';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { Grid } from '@/components/Grid';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { drawnPages, resolveLayout, type Document } from '@/engine/document';
import { useApi } from '@/product/FeatureContext';
import { LoadError } from '@/product/LoadError';
import { layoutsOf } from './layoutsOf';
import { TemplatePicture } from './TemplatePicture';

interface TemplateDialogProps {
  environment: EnvironmentDetail;
  template: Template;
  onClose: () => void;
}

/** The pages a layout draws, by id, with their names. */
function pagesOf(document: Document, layoutId: string) {
  return drawnPages(document, resolveLayout(document, layoutId).settings.intent).map((id) => ({
    value: id,
    label: document.pages.items[id]?.name ?? id,
  }));
}

/** A template looked at: every layout and page of it. */
export function TemplateDialog({ environment, template, onClose }: TemplateDialogProps) {
  const queries = templateQueries(useApi(), environment);
  const read = useQuery(queries.document(template));
  const document = read.data as Document | undefined;
  const [chosen, setChosen] = useState<{ layoutId?: string; pageId?: string }>({});
  const layoutId = chosen.layoutId ?? document?.selectedLayoutId;
  const layouts = document && layoutsOf(document);
  const pages = document && layoutId ? pagesOf(document, layoutId) : [];
  const pageId = chosen.pageId ?? pages[0]?.value;
  return (
    <Dialog
      open
      size="l"
      onOpenChange={(open) => !open && onClose()}
      title={template.name}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Stack gap="4">
        <LoadError what="The layouts" reads={[read]} />
        {layouts && layoutId && (
          <Grid gap="4" css={{ gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' }}>
            <Select
              label="Layout"
              options={layouts}
              value={layoutId}
              onValueChange={(next) => setChosen({ layoutId: next })}
            />
            {pages.length > 1 && (
              <Select
                label="Page"
                options={pages}
                value={pageId ?? ''}
                onValueChange={(next) => setChosen({ layoutId, pageId: next })}
              />
            )}
          </Grid>
        )}
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
          {layoutId && pageId && (
            <TemplatePicture
              key={`${layoutId} ${pageId}`}
              environment={environment}
              template={template}
              quality="highest"
              part={{ layoutId, pageId }}
            />
          )}
        </Box>
      </Stack>
    </Dialog>
  );
}
