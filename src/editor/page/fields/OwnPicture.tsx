import { ImageUp } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import type { FieldControlProps } from '@/components/Field';
import { FileButton } from '@/components/FileButton';
import { ProgressBar } from '@/components/ProgressBar';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { leastSizeWords, MEDIA_EXTENSIONS, type LeastSize } from '@/domain/media';
import type { useOwnUpload } from './useOwnUpload';

const Target = styled('div', {
  flex: 1,
  minWidth: 0,
  padding: '$2',
  border: '1px dashed $border',
  borderRadius: '$control',
  '&[data-over]': { borderColor: '$action', backgroundColor: '$surfaceSunken' },
});

const ACCEPTED = MEDIA_EXTENSIONS.map((extension) => `.${extension}`).join(',');

interface OwnPictureProps extends Omit<ReturnType<typeof useOwnUpload>, 'refusal'> {
  /** Attributes of the control. */
  control: FieldControlProps;
  label: string;
  least: LeastSize;
}

/** Takes a picture file for a field, chosen or dropped. */
export function OwnPicture({ control, label, least, sending, take }: OwnPictureProps) {
  const [isOver, setIsOver] = useState(false);
  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (!file) return;
    // Keeps the browser from navigating to the file.
    event.preventDefault();
    void take(file);
  };
  const words = leastSizeWords(least);
  return (
    <Target
      data-over={isOver ? '' : undefined}
      onDragOver={hover}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Stack gap="1" align="start">
        <FileButton
          {...control}
          aria-label={`Upload a picture: ${label}`}
          startIcon={ImageUp}
          accept={ACCEPTED}
          pending={sending !== undefined}
          onFiles={([file]) => file && void take(file)}
        >
          Upload a picture
        </FileButton>
        {sending && <ProgressBar label={`Uploading ${sending.name}`} value={sending.done} />}
        <Text as="p" size="caption" tone="subtle">
          Or drop a file here.{words !== '' && ` ${words}.`}
        </Text>
      </Stack>
    </Target>
  );
}
