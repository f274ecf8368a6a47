import { type ReactNode, useEffect, useRef, useState } from 'react';
import { errorDetail } from '@/api/http';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { InlineMessage } from '@/components/InlineMessage';
import { ProgressBar } from '@/components/ProgressBar';
import { RadioGroup } from '@/components/RadioGroup';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { outputFileName, type OutputFormat } from '@/domain/output';
import { useTell } from '../FeatureContext';
import { saveFile } from '../saveFile';

/** What somebody wants to have. */
export interface FileChoice {
  readonly format: OutputFormat;
  readonly layoutId: string | undefined;
  /** Aborted when the dialog is closed. */
  readonly signal: AbortSignal;
}

/** A layout that can be chosen. */
export interface LayoutToDownload {
  readonly value: string;
  readonly label: string;
  /** Whether films are made of it too. */
  readonly isAnimated: boolean;
}

interface DownloadDialogProps {
  /** The name of what is downloaded, and of its file. */
  name: string;
  /** Layouts to choose from; with one or none nothing is asked. */
  layouts: readonly LayoutToDownload[];
  /** The layout that is chosen at first. */
  layoutId?: string | undefined;
  /** Whether files carry a watermark whatever is chosen. */
  isMarked: boolean;
  /** What stands above the choices, such as why they could not be read. */
  note?: ReactNode;
  /** Makes the file. */
  make: { mutateAsync: (choice: FileChoice) => Promise<Blob>; isPending: boolean; error: Error | null };
  onClose: () => void;
}

interface FormatOption {
  value: OutputFormat;
  label: string;
  description: string;
}

const STILL: readonly FormatOption[] = [
  { value: 'pdf', label: 'PDF', description: 'Every page, sharp at any size. For print and for sending.' },
  { value: 'png', label: 'PNG', description: 'The first page as a picture, transparent where nothing is.' },
  { value: 'jpg', label: 'JPG', description: 'The first page as a small picture on white. For the web.' },
];
const ANIMATED: readonly FormatOption[] = [
  { value: 'gif', label: 'GIF', description: 'Plays over and over, in few colours. For e-mail.' },
  {
    value: 'mp4',
    label: 'MP4',
    description: 'A film that plays once, smoothly. For social media and screens.',
  },
];

/** Asks for the format, makes the file and saves it. Closing it stops waiting. */
export function DownloadDialog({
  name,
  layouts,
  layoutId,
  isMarked,
  note,
  make,
  onClose,
}: DownloadDialogProps) {
  const tell = useTell();
  const [chosen, setFormat] = useState<OutputFormat>('pdf');
  const [layout, setLayout] = useState<string>();
  const { isAnimated = false } = layouts.find(({ value }) => value === (layout ?? layoutId)) ?? {};
  const formats = isAnimated ? [...STILL, ...ANIMATED] : STILL;
  // What was chosen for another layout may not be there for this one.
  const format = formats.some(({ value }) => value === chosen) ? chosen : 'pdf';
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);
  const fileName = `${outputFileName(name)}.${format}`;
  const download = async () => {
    waiting.current = new AbortController();
    const { signal } = waiting.current;
    const blob = await make.mutateAsync({ format, layoutId: layout, signal });
    saveFile({ blob, fileName });
    onClose();
    tell(`${fileName} was downloaded.`);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Download ${name}`}
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
        {note}
        {isMarked && (
          <InlineMessage kind="INFORMATIVE">
            Files that are made in a sandbox environment carry a watermark.
          </InlineMessage>
        )}
        {layouts.length > 1 && (
          <Select
            label="Layout"
            options={layouts}
            value={layout ?? layoutId ?? ''}
            disabled={make.isPending}
            onValueChange={setLayout}
          />
        )}
        <RadioGroup
          label="Format"
          options={formats.map((option) => ({ ...option, disabled: make.isPending }))}
          value={format}
          onValueChange={setFormat}
        />
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
