import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/Button';
import { MEDIA_EXTENSIONS } from '@/domain/media';

interface UploadButtonProps {
  /** Why nothing can be uploaded here. */
  disabledReason: string | undefined;
  onFiles: (files: File[]) => void;
}

const ACCEPTED = MEDIA_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** Lets the reader choose files to upload. */
export function UploadButton({ disabledReason, onFiles }: UploadButtonProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={inputRef}
        hidden
        type="file"
        multiple
        accept={ACCEPTED}
        aria-label="Files to upload"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button
        intent="primary"
        startIcon={Upload}
        disabledReason={disabledReason}
        onClick={() => inputRef.current?.click()}
      >
        Upload
      </Button>
    </>
  );
}
