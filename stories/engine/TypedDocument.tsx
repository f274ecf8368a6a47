import { useState } from 'react';
import { Button } from '@/components/Button';
import { Grid } from '@/components/Grid';
import { InlineMessage } from '@/components/InlineMessage';
import { LinkButton } from '@/components/LinkButton';
import { Stack } from '@/components/Stack';
import { TextArea } from '@/components/TextArea';
import { drawnPages, readDocument, resolveLayout, type Document } from '@/engine/document';
import type { DisplayList } from '@/engine/display';
import { drawPage } from '@/engine/draw';
import type { LoadedEngine } from './loadEngine';
import { makePdf } from './makePdf';
import { PageCanvas } from './PageCanvas';

/** Returns the first page that the selected layout draws. */
function firstPage(
  document: Document,
  { fonts, hyphensOf, breaksOf, encodeBarcode }: LoadedEngine,
): DisplayList {
  const layoutId = document.selectedLayoutId;
  const [pageId = ''] = drawnPages(document, resolveLayout(document, layoutId).settings.intent);
  return drawPage({
    document,
    layoutId,
    pageId,
    fonts,
    hyphensOf,
    breaksOf,
    encodeBarcode,
    picture: () => undefined,
  }).list;
}

/** Makes the PDF of a page on demand and links to it. */
function PdfOf({ list, engine }: { list: DisplayList; engine: LoadedEngine }) {
  const [made, setMade] = useState<{ list: DisplayList; address: string }>();
  if (made?.list === list)
    return (
      <LinkButton href={made.address} target="_blank" download="page.pdf">
        Open the PDF
      </LinkButton>
    );
  const make = async () => setMade({ list, address: URL.createObjectURL(await makePdf(list, engine)) });
  return <Button onClick={() => void make()}>Make a PDF</Button>;
}

interface TypedDocumentProps {
  /** Initial content of the field. */
  json: string;
  engine: LoadedEngine;
}

/** Edits a document as JSON and shows the result while typing. */
export function TypedDocument({ json, engine }: TypedDocumentProps) {
  const [text, setText] = useState(json);
  const read = readDocument(text);
  const list = read.ok ? firstPage(read.value, engine) : undefined;
  return (
    <Grid columns={2} gap="6">
      <TextArea
        label="Document"
        rows={24}
        value={text}
        error={read.ok ? undefined : `${read.refusal.pointer} ${read.refusal.message}`.trim()}
        onChange={(event) => setText(event.target.value)}
      />
      <Stack gap="4" align="start">
        {list ? (
          <>
            <PageCanvas name="The page on canvas" list={list} engine={engine} />
            <PdfOf list={list} engine={engine} />
          </>
        ) : (
          <InlineMessage kind="NEUTRAL">Nothing is drawn until the document can be read.</InlineMessage>
        )}
      </Stack>
    </Grid>
  );
}
