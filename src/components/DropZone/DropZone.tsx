import { Ban, Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '@/components/Icon';
import { styled } from '@/components/theme';

const Layer = styled('div', {
  position: 'fixed',
  inset: '$space$3',
  zIndex: '$modal',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$3',
  padding: '$5',
  border: '2px dashed $colors$action',
  borderRadius: '$overlay',
  backgroundColor: '$surfaceRaised',
  color: '$text',
  fontSize: '$large',
  fontWeight: '$medium',
  textAlign: 'center',
  opacity: 0.96,
  /* Drop events go to the window. */
  pointerEvents: 'none',
  '&[data-refused]': { borderColor: '$borderStrong', color: '$textMuted' },
});

/** Props of {@link DropZone}. */
export interface DropZoneProps {
  /** The effect of a drop: "Drop files to upload them to Logos". */
  label: string;
  /** Why dropping is disabled; replaces the label. */
  disabledReason?: string | undefined;
  /** Called with the dropped files. */
  onFiles: (files: readonly File[]) => void;
}

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** Accepts files dropped anywhere on the page, and shows a hint while they are dragged over it. */
export function DropZone({ label, disabledReason, onFiles }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((event: DragEvent) => {
    setOver(false);
    // Keeps the browser from navigating to the file.
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    if (disabledReason === undefined && files.length > 0) onFiles(files);
  });
  const hover = useEffectEvent((event: DragEvent) => {
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = disabledReason === undefined ? 'copy' : 'none';
    setOver(true);
  });
  useEffect(() => {
    const onDragOver = (event: DragEvent) => carriesFiles(event) && hover(event);
    const onDrop = (event: DragEvent) => carriesFiles(event) && take(event);
    // Without a related target the pointer left the window, not just an element.
    const onDragLeave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('dragleave', onDragLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('dragleave', onDragLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, []);
  return isOver ? (
    <Layer data-testid="gsc-drop-zone" data-refused={disabledReason === undefined ? undefined : ''}>
      <Icon glyph={disabledReason === undefined ? Upload : Ban} size="xl" />
      {disabledReason ?? label}
    </Layer>
  ) : null;
}
