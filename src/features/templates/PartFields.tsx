import { useState } from 'react';
import { Grid } from '@/components/Grid';
import { Select } from '@/components/Select';
import { drawnPages, resolveLayout, type Document } from '@/engine/document';
import { layoutsOf } from './layoutsOf';

/** One page in one layout of a template. */
export interface TemplatePart {
  readonly layoutId: string;
  readonly pageId: string;
}

/** Lists the pages that a layout draws, by id, with their names. */
function pagesOf(document: Document, layoutId: string) {
  return drawnPages(document, resolveLayout(document, layoutId).settings.intent).map((id) => ({
    value: id,
    label: document.pages.items[id]?.name ?? id,
  }));
}

/** The selected page of a document, initially the first one of its selected layout; none while loading. */
export function useTemplatePart(document: Document | undefined) {
  const [chosen, onChange] = useState<Partial<TemplatePart>>({});
  const layoutId = chosen.layoutId ?? document?.selectedLayoutId;
  const pages = document && layoutId ? pagesOf(document, layoutId) : [];
  const pageId = chosen.pageId ?? pages[0]?.value;
  const part = layoutId && pageId ? { layoutId, pageId } : undefined;
  return { part, fields: document && part && { document, part, pages, onChange } };
}

type PartFieldsProps = NonNullable<ReturnType<typeof useTemplatePart>['fields']>;

/** Selects the layout and the page to show. */
export function PartFields({ document, part, pages, onChange }: PartFieldsProps) {
  const layouts = layoutsOf(document);
  if (layouts.length === 1 && pages.length === 1) return null;
  return (
    <Grid gap="4" css={{ gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' }}>
      {layouts.length > 1 && (
        <Select
          label="Layout"
          options={layouts}
          value={part.layoutId}
          onValueChange={(layoutId) => onChange({ layoutId })}
        />
      )}
      {pages.length > 1 && (
        <Select
          label="Page"
          options={pages}
          value={part.pageId}
          onValueChange={(pageId) => onChange({ layoutId: part.layoutId, pageId })}
        />
      )}
    </Grid>
  );
}
