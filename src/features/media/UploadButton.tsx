import { Upload } from 'lucide-react';
import { FileButton } from '@/components/FileButton';
import { MEDIA_EXTENSIONS } from '@/domain/media';

interface UploadButtonProps {
  /** Why nothing can be uploaded here. */
  disabledReason: string | undefined;
  onFiles: (files: readonly File[]) => void;
}

const ACCEPTED = MEDIA_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** A button to choose files to upload. */
export function UploadButton({ disabledReason, onFiles }: UploadButtonProps) {
  return (
    <FileButton
      multiple
      intent="primary"
      startIcon={Upload}
      accept={ACCEPTED}
      disabledReason={disabledReason}
      onFiles={onFiles}
    >
      Upload
    </FileButton>
  );
}
