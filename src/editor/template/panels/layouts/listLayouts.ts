import { Clapperboard, FileText, Monitor } from 'lucide-react';
import type { IconGlyph } from '@/components/Icon';
import { resolveLayout, type Document, type Id, type Intent } from '@/engine/document';
import type { TreeItem } from '../rows/rows';

/** Labels and icons of intents. */
export const INTENTS: Readonly<Record<Intent, { label: string; glyph: IconGlyph }>> = {
  print: { label: 'Print', glyph: FileText },
  digitalStatic: { label: 'Digital', glyph: Monitor },
  digitalAnimated: { label: 'Digital animated', glyph: Clapperboard },
};

/** Whether a layout overrides any inherited value. */
export function hasOverrides({ layouts }: Document, layoutId: Id): boolean {
  const layout = layouts.items[layoutId];
  if (layout?.type !== 'child') return false;
  return [layout.settings, ...Object.values(layout.overrides)].some(
    (overrides) => Object.keys(overrides).length > 0,
  );
}

/** Formats the size of a layout: “210 × 297 mm”. */
function sizeOf(document: Document, layoutId: Id): string {
  const { width, height, unit } = resolveLayout(document, layoutId).settings;
  return `${Number(width.toFixed(2))} × ${Number(height.toFixed(2))} ${unit}`;
}

/** Returns the layouts of a template as a tree of inheritance. */
export const listLayouts = (document: Document): readonly TreeItem[] =>
  document.layouts.order.flatMap((id) => {
    const layout = document.layouts.items[id];
    if (!layout) return [];
    const { label, glyph } = INTENTS[resolveLayout(document, id).settings.intent];
    return [
      {
        id,
        name: layout.name,
        glyph,
        kind: label,
        detail: sizeOf(document, id),
        ...(layout.type === 'child' && { parentId: layout.parentId }),
        ...(hasOverrides(document, id) && { facts: 'has values of its own' }),
      },
    ];
  });
