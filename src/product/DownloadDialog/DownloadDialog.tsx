import { type ReactNode, useEffect, useRef, useState } from 'react';
import { errorDetail, isNotifiedFailure, isStopped, StoppedError } from '@/api/http';
import { FileReadyError } from '@/api/output';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { InlineMessage } from '@/components/InlineMessage';
import { ProgressBar } from '@/components/ProgressBar';
import { RadioGroup } from '@/components/RadioGroup';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { Switch } from '@/components/Switch';
import { Text } from '@/components/Text';
import { outputFileName } from '@/domain/output';
import type { OutputIntent } from '@/domain/user-interfaces';
import { useNotify } from '../FeatureContext';
import { saveFile } from '../saveFile';
import type { DownloadWay } from './downloadWays';
import { ReadyFile } from './ReadyFile';

const NOTHING_OFFERED = 'There is no download for this layout.';

/** Whether a cancelled download left no file. */
const isCancelledInTime = (error: Error | null): boolean =>
  error === null || (isStopped(error) && !(error instanceof FileReadyError));

/** The choices of the user. */
export interface FileChoice {
  /** The chosen one of the offered ways. */
  readonly way: DownloadWay;
  readonly layoutId: string | undefined;
  /** Whether every row of the data source becomes a record. */
  readonly allRecords: boolean;
  /** Aborted with a `StoppedError` when the dialog is left or the download cancelled. */
  readonly signal: AbortSignal;
}

/** A layout that can be chosen. */
export interface LayoutToDownload {
  readonly value: string;
  readonly label: string;
  readonly intent: OutputIntent;
}

interface DownloadDialogProps {
  /** Name of the downloaded item and of its file. */
  name: string;
  /** Layouts to choose from; with one or none there is no choice. */
  layouts: readonly LayoutToDownload[];
  /** The initially chosen layout. */
  layoutId?: string | undefined;
  /** Whether files always carry a watermark. */
  isMarked: boolean;
  /** A note above the choices, such as why they could not be read. */
  note?: ReactNode;
  /** Returns the ways to make a file of a layout with this intent; the first is the initial choice. */
  waysFor: (intent: OutputIntent | undefined) => readonly DownloadWay[];
  /** Makes the file. */
  make: { mutateAsync: (choice: FileChoice) => Promise<Blob>; isPending: boolean; error: Error | null };
  /** Starts a check of the file's content. */
  check?: ((choice: Omit<FileChoice, 'signal'>) => Promise<unknown>) | undefined;
  /** A sentence about where the file appears if the dialog closes before it is ready. */
  leftHint: string;
  /** Called with the file after it is offered to the user. */
  onDone?: (made: { readonly fileName: string; readonly file: Blob }) => void;
  /** Called with the error if there is no file. */
  onFailed?: (error: unknown) => void;
  onClose: () => void;
}

/** Asks for layout and format, makes the file and saves it. Cancel stops the task; closing only stops waiting. */
export function DownloadDialog(props: DownloadDialogProps) {
  const {
    name,
    layouts,
    layoutId,
    isMarked,
    note,
    waysFor,
    make,
    check,
    leftHint,
    onDone,
    onFailed,
    onClose,
  } = props;
  const tell = useNotify();
  const [chosen, setChosen] = useState<string>();
  const [layout, setLayout] = useState<string>();
  const [isAllWanted, setAllWanted] = useState(false);
  const ways = waysFor(layouts.find(({ value }) => value === (layout ?? layoutId))?.intent);
  // The way chosen for another layout may be unavailable for this one.
  const way = ways.find(({ value }) => value === chosen) ?? ways[0];
  const waiting = useRef<AbortController>(undefined);
  const [isCancelled, setCancelled] = useState(false);
  useEffect(() => () => waiting.current?.abort(new StoppedError()), []);
  const allRecords = isAllWanted && way?.hasAllRecords === true;
  const fileName = `${outputFileName(name)}.${way?.format ?? ''}`;
  const download = async () => {
    if (!way) return;
    setCancelled(false);
    waiting.current = new AbortController();
    const { signal } = waiting.current;
    save(await make.mutateAsync({ way, layoutId: layout, allRecords, signal }));
  };
  const save = (blob: Blob) => {
    // Several files arrive as an archive.
    const saved = blob.type === 'application/zip' ? `${outputFileName(name)}.zip` : fileName;
    saveFile({ blob, fileName: saved });
    onDone?.({ fileName: saved, file: blob });
    onClose();
    tell(`${saved} was downloaded.`);
  };
  /** Stops the task, on the platform too; the dialog stays open for another start. */
  const cancel = () => {
    waiting.current?.abort(new StoppedError({ isCancelled: true }));
    setCancelled(true);
  };
  /** Stops waiting; the task goes on. */
  const leave = () => {
    if (make.isPending) tell(`${fileName} goes on being made. ${leftHint}`);
    onClose();
  };
  const fetchReady = (ready: FileReadyError) => async () => save(await ready.download());
  const startCheck = async () => {
    if (!way || !check) return;
    await check({ way, layoutId: layout, allRecords });
    onClose();
    tell(`${name} is being checked. Output tasks have its report in a moment.`);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={`Download ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        void download().catch((error: unknown) => {
          if (!waiting.current?.signal.aborted) onFailed?.(error);
        });
      }}
      footer={
        <>
          <Button onClick={make.isPending ? cancel : onClose}>Cancel</Button>
          {check && (
            <Button
              disabledReason={way ? undefined : NOTHING_OFFERED}
              onClick={() => void startCheck().catch(() => undefined)}
            >
              Check only
            </Button>
          )}
          <Button
            type="submit"
            intent="primary"
            pending={make.isPending}
            disabledReason={way ? undefined : NOTHING_OFFERED}
          >
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
        {way ? (
          <RadioGroup
            label="Format"
            options={ways.map((option) => ({ ...option, disabled: make.isPending }))}
            value={way.value}
            onValueChange={setChosen}
          />
        ) : (
          <InlineMessage kind="INFORMATIVE">{NOTHING_OFFERED}</InlineMessage>
        )}
        {way?.hasAllRecords && (
          <Switch
            label="All records"
            description="Every row of the data source, in place of what is filled in."
            checked={isAllWanted}
            disabled={make.isPending}
            onCheckedChange={setAllWanted}
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
        {isCancelled && !make.isPending && make.error instanceof FileReadyError && (
          <ReadyFile fileName={fileName} save={fetchReady(make.error)} />
        )}
        {isCancelled && !make.isPending && isCancelledInTime(make.error) && (
          <InlineMessage kind="INFORMATIVE">Download cancelled.</InlineMessage>
        )}
        {make.error && !isStopped(make.error) && (
          <InlineMessage kind="NEGATIVE" quiet={isNotifiedFailure(make.error)}>
            {errorDetail(make.error)}
          </InlineMessage>
        )}
      </Stack>
    </Dialog>
  );
}
