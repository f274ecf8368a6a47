import { LayoutGrid, List } from 'lucide-react';
import { SegmentedControl } from '@/components/SegmentedControl';

/** How a list with pictures is shown: as tiles or rows. */
export type Look = 'grid' | 'list';

const LOOKS = [
  { value: 'grid', label: 'Grid', icon: LayoutGrid, hideLabel: true },
  { value: 'list', label: 'List', icon: List, hideLabel: true },
] as const;

/** Switches between tiles and rows. */
export function LookSwitch({ look, onLookChange }: { look: Look; onLookChange: (look: Look) => void }) {
  return <SegmentedControl label="Look" options={LOOKS} value={look} onValueChange={onLookChange} />;
}
