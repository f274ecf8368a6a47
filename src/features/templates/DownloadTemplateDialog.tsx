import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorDetail } from '@/api/http';
import { outputMutations } from '@/api/output';
import { templateQueries } from '@/api/templates';
import type { EnvironmentDetail, Template } from '@/api/types';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { InlineMessage } from '@/components/InlineMessage';
import { ProgressBar } from '@/components/ProgressBar';
import { RadioGroup } from '@/components/RadioGroup';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { outputFileName, type OutputFormat } from '@/domain/output';
import type { Document } from '@/engine/document';
import { useApi, useTell } from '@/product/FeatureContext';
import { LoadError } from '@/product/LoadError';
import { saveFile } from '@/product/saveFile';
import { layoutsOf } from './layoutsOf';

interface DownloadTemplateDialogProps {
  environment: EnvironmentDetail;
  template: Template;
  onClose: () => void;
}

const FORMATS: { value: OutputFormat; label: string; description: string }[] = [
  { value: 'pdf', label: 'PDF', description: 'Every page, sharp at any size. For print and for sending.' },
  { value: 'png', label: 'PNG', description: 'The first page as a picture, transparent where nothing is.' },
  { value: 'jpg', label: 'JPG', description: 'The first page as a small picture on white. For the web.' },
];

/** Makes a file of a template and saves it. Closing it stops waiting. */
export function DownloadTemplateDialog({ environment, template, onClose }: DownloadTemplateDialogProps) {
  const tell = useTell();
  const api = useApi();
  const read = useQuery(templateQueries(api, environment).document(template));
  const make = useMutation(outputMutations(api, environment).make());
  const [format, setFormat] = useState<OutputFormat>('pdf');
  const [layout, setLayout] = useState<string>();
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);
  const document = read.data as Document | undefined;
  const layouts = document ? layoutsOf(document) : [];
  const fileName = `${outputFileName(template.name)}.${format}`;
  const download = async () => {
    waiting.current = new AbortController();
    const { signal } = waiting.current;
    const which = layout === undefined ? {} : { layoutId: layout };
    const blob = await make.mutateAsync({ templateId: template.id, format, ...which, signal });
    saveFile({ blob, fileName });
    onClose();
    tell(`${fileName} was downloaded.`);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Download ${template.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        void download().catch(() => undefined);
      }}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" intent="primary" pending={make.isPending}>
            Download
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <LoadError what="The layouts" reads={[read]} />
        <RadioGroup
          label="Format"
          options={FORMATS.map((option) => ({ ...option, disabled: make.isPending }))}
          value={format}
          onValueChange={setFormat}
        />
        {document && layouts.length > 1 && (
          <Select
            label="Layout"
            options={layouts}
            value={layout ?? document.selectedLayoutId}
            disabled={make.isPending}
            onValueChange={setLayout}
          />
        )}
        {make.isPending && (
          <Stack gap="2">
            <ProgressBar label={`Making ${fileName}`} value={undefined} />
            <Text size="small" tone="muted">
              Making {fileName}…
            </Text>
          </Stack>
        )}
        {make.error && <InlineMessage kind="NEGATIVE">{errorDetail(make.error)}</InlineMessage>}
      </Stack>
    </Dialog>
  );
}
