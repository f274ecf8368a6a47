import { useRef } from 'react';
import { Button, type ButtonProps } from '@/components/Button';

/** Props of {@link FileButton}; the rest goes to the button. */
export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'type'> {
  /** Called with the files that were chosen, at least one. */
  onFiles: (files: readonly File[]) => void;
  /** Kinds of files that are offered, as `.ttf,.otf`; whoever wants can choose others all the same. */
  accept?: string;
  /**
   * Several can be chosen at once.
   * @default false
   */
  multiple?: boolean;
}

/** A button that asks for files of the reader's computer. */
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
          // The same file can be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
