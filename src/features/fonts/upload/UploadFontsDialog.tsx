import { useEffect, useRef, useState } from 'react';
import type { EnvironmentDetail } from '@/api/types';
import { Checkbox } from '@/components/Checkbox';
import { DropZone } from '@/components/DropZone';
import { FileButton } from '@/components/FileButton';
import { Inline } from '@/components/Inline';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { UploadList } from '@/components/UploadList';
import { useNotify } from '@/product/FeatureContext';
import { FormDialog } from '@/product/FormDialog';
import { ACCEPTED } from '../accepted';
import { FontRowFields } from './FontRowFields';
import { SendingStatus } from './SendingStatus';
import { useFontUpload } from './useFontUpload';
import { isOffered, type Sendable } from './useSendFonts';

interface UploadFontsDialogProps {
  environment: EnvironmentDetail;
  /** Initial fonts: chosen or dropped files, or fonts of a connector. */
  fonts: readonly Sendable[];
  onClose: () => void;
}

const WORDS = {
  files: {
    title: 'Upload fonts',
    description:
      'TTF, OTF, WOFF and WOFF2 files of single styles, and collections (TTC). They are in the library once you add them.',
  },
  offered: {
    title: 'Add fonts from a connector',
    description: 'They are checked like fonts you upload. They are in the library once you add them.',
  },
};

const countNoun = (count: number) => (count === 1 ? '1 font' : `${count} fonts`);

/** Returns the first reason why an upload can't be confirmed. */
function obstacleOf(
  { rows, sending }: ReturnType<typeof useFontUpload>,
  isLicensed: boolean,
): string | undefined {
  if (sending.entries.some(({ state }) => state === 'running')) return 'Some files are still being uploaded.';
  if (sending.entries.length > 0) return 'Remove the files that could not be uploaded, or retry them.';
  if (rows.length === 0) return 'There is no file left.';
  if (rows.some(({ errors, isChanged }) => errors.length > 0 && !isChanged))
    return 'Fix or remove the fonts that have an error.';
  return isLicensed ? undefined : 'Confirm that the licences allow it.';
}

/** Adds fonts from files to the library, after correcting their names and confirming the licence. */
export function UploadFontsDialog({ environment, fonts, onClose }: UploadFontsDialogProps) {
  const tell = useNotify();
  const upload = useFontUpload(environment);
  const { rows, sending, problem, isPending } = upload;
  const [isLicensed, setLicensed] = useState(false);
  const isBegun = useRef(false);
  const { add } = sending;
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    add(fonts);
  }, [add, fonts]);
  const discard = () => {
    onClose();
    if (rows.length > 0) void upload.takeOut(rows.map(({ id }) => id));
  };
  const confirm = async () => {
    const families = await upload.confirm();
    if (!families) return;
    onClose();
    tell(`${countNoun(rows.length)} added to ${families.map(({ name }) => name).join(', ')}.`);
  };
  return (
    <>
      <FormDialog
        size="m"
        {...WORDS[fonts.some(isOffered) ? 'offered' : 'files']}
        pending={isPending}
        onSubmit={() => void confirm()}
        verb="Add to library"
        disabledReason={obstacleOf(upload, isLicensed)}
        hasInput={rows.length > 0 || sending.entries.length > 0}
        onClose={discard}
      >
        <DropZone label="Drop to add these files" onFiles={sending.add} />
        <Stack gap="4">
          <SendingStatus entries={sending.entries} arrived={rows.length} />
          {rows.length > 0 && (
            <Stack as="ul" gap="0" aria-label="Fonts" css={{ margin: 0, padding: 0 }}>
              {rows.map((row) => (
                <FontRowFields
                  key={row.id}
                  environment={environment}
                  row={row}
                  onType={(names) => upload.type(row.id, names)}
                  onSave={(names) => upload.save({ id: row.id, ...names })}
                  onRemove={() => void upload.takeOut([row.id])}
                />
              ))}
            </Stack>
          )}
          {sending.entries.length > 0 && (
            <UploadList
              label="Files being uploaded"
              items={sending.entries.map(({ id, font, state, progress, error }) => ({
                id,
                name: font.name,
                state,
                ...(progress !== undefined && { progress }),
                ...(error !== undefined && { error }),
              }))}
              onCancel={sending.remove}
              onRetry={sending.retry}
              onRemove={sending.remove}
            />
          )}
          <Inline>
            <FileButton multiple accept={ACCEPTED} onFiles={sending.add}>
              Choose more files
            </FileButton>
          </Inline>
          <Checkbox
            label="The licences of these fonts allow me to use them here"
            checked={isLicensed}
            onCheckedChange={setLicensed}
          />
          {problem !== undefined && <InlineMessage kind="NEGATIVE">{problem}</InlineMessage>}
        </Stack>
      </FormDialog>
    </>
  );
}
