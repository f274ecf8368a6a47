import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/Icon';
import { styled } from '@/components/theme';

const Root = styled('div', {
  position: 'relative',
  minWidth: 0,
  variants: { fills: { true: { minHeight: 'calc(100dvh - $sizes$header - $space$10)' } } },
});

const Veil = styled('div', {
  position: 'absolute',
  inset: 0,
  zIndex: '$sticky',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '$2',
  padding: '$4',
  border: '2px dashed $colors$action',
  borderRadius: '$container',
  backgroundColor: '$surface',
  opacity: 0.94,
  color: '$text',
  fontWeight: '$medium',
  textAlign: 'center',
  pointerEvents: 'none',
});

/** Props of {@link FileDrop}. */
export interface FileDropProps {
  /** Said over the area while files are held above it. */
  label: string;
  /** Called with the files that were dropped, at least one. */
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
  /**
   * Takes nothing.
   * @default false
   */
  disabled?: boolean;
  /**
   * Reaches to the end of the page, however little it holds.
   * @default false
   */
  fills?: boolean;
}

const holdsFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') ?? false;

/** Keeps the browser from opening a file that was dropped beside an area for it. */
function useNothingOpened(): void {
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => {
      if (holdsFiles(event)) event.preventDefault();
    };
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
}

/** An area files can be dropped on. Besides it there has to be another way: nobody drops by keyboard. */
export function FileDrop({ label, onFiles, children, disabled = false, fills = false }: FileDropProps) {
  useNothingOpened();
  // Entering a part of the area comes before leaving the one around it.
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  const move = (event: DragEvent, step: 1 | -1) => {
    if (disabled || !holdsFiles(event)) return;
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0);
  };
  return (
    <Root
      fills={fills}
      data-testid="gsc-file-drop"
      onDragEnter={(event) => move(event, 1)}
      onDragLeave={(event) => move(event, -1)}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (!disabled && files.length > 0) onFiles(files);
      }}
    >
      {children}
      {isOver && (
        <Veil>
          <Icon glyph={Upload} size="xl" />
          {label}
        </Veil>
      )}
    </Root>
  );
}
