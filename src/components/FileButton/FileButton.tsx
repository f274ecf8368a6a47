import { useRef } from 'react';
import { Button, type ButtonProps } from '@/components/Button';

/** Props of {@link FileButton}; the rest goes to the button. */
export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'type'> {
  /** Called with the chosen files, at least one. */
  onFiles: (files: readonly File[]) => void;
  /** Accepted file types, such as `.ttf,.otf`; the user can still choose others. */
  accept?: string;
  /**
   * Whether several files can be chosen.
   * @default false
   */
  multiple?: boolean;
}

/** A button that opens the file picker. */
export function FileButton({ onFiles, accept, multiple = false, ...button }: FileButtonProps) {
  const ref = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => ref.current?.click()} />
      <input
        ref={ref}
        type="file"
        hidden
        data-testid="gsc-file-input"
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Allows choosing the same file again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
