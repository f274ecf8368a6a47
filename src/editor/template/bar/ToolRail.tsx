import {
  Barcode,
  Circle,
  Hand,
  Image,
  MousePointer2,
  Pentagon,
  Square,
  Type,
  ZoomIn,
  type LucideIcon,
} from 'lucide-react';
import { IconButton } from '@/components/IconButton';
import { styled } from '@/components/theme';
import type { Tool } from '../core/EditorSession';
import { useFeature } from '../core/StudioFeaturesContext';
import { useSession, useView } from '../core/SessionContext';

const Rail = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$1',
  flexShrink: 0,
  padding: '$1',
  borderInlineEnd: '1px solid $colors$border',
  backgroundColor: '$surface',
  '& [aria-pressed="true"]': { backgroundColor: '$surfaceSelected', color: '$action' },
});

const TOOLS: readonly { tool: Tool; label: string; icon: LucideIcon }[] = [
  { tool: 'select', label: 'Select (V)', icon: MousePointer2 },
  { tool: 'rectangle', label: 'Rectangle (R)', icon: Square },
  { tool: 'ellipse', label: 'Ellipse (E)', icon: Circle },
  { tool: 'polygon', label: 'Polygon (Y)', icon: Pentagon },
  { tool: 'text', label: 'Text (T)', icon: Type },
  { tool: 'image', label: 'Image (I)', icon: Image },
  { tool: 'barcode', label: 'Barcode (B)', icon: Barcode },
  { tool: 'hand', label: 'Hand (H)', icon: Hand },
  { tool: 'zoom', label: 'Zoom (Z)', icon: ZoomIn },
];

/** The tools of the editor. */
export function ToolRail() {
  const session = useSession();
  const tool = useView((view) => view.tool);
  const hasBarcodes = useFeature('barcodeFrames');
  const isRunning = useView((view) => view.isRunning);
  return (
    <Rail role="toolbar" aria-label="Tools" aria-orientation="vertical">
      {TOOLS.filter(({ tool: each }) => each !== 'barcode' || hasBarcodes).map(
        ({ tool: each, label, icon }) => {
          const makesFrames = !['select', 'hand', 'zoom'].includes(each);
          return (
            <IconButton
              key={each}
              icon={icon}
              label={label}
              tooltipSide="right"
              aria-pressed={tool === each}
              disabledReason={
                isRunning && makesFrames
                  ? 'Run only tries values. Go back to Design to add frames.'
                  : undefined
              }
              onClick={() => session.setTool(each)}
            />
          );
        },
      )}
    </Rail>
  );
}
