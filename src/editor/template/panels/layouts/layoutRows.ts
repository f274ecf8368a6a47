import { Clapperboard, FileText, Monitor } from 'lucide-react';
import type { IconGlyph } from '@/components/Icon';
import { resolveLayout, type Document, type Id, type Intent } from '@/engine/document';
import type { TreeItem } from '../rows/rows';

/** What layouts are made for, as it is read. */
export const INTENTS: Readonly<Record<Intent, { label: string; glyph: IconGlyph }>> = {
  print: { label: 'Print', glyph: FileText },
  digitalStatic: { label: 'Digital', glyph: Monitor },
  digitalAnimated: { label: 'Digital animated', glyph: Clapperboard },
};

/** Whether a layout has anything of its own that it could inherit. */
export function hasOverrides({ layouts }: Document, layoutId: Id): boolean {
  const layout = layouts.items[layoutId];
  if (layout?.type !== 'child') return false;
  return [layout.settings, ...Object.values(layout.overrides)].some(
    (overrides) => Object.keys(overrides).length > 0,
  );
}

/** The size of a layout, as it is read: “210 × 297 mm”. */
function sizeOf(document: Document, layoutId: Id): string {
  const { width, height, unit } = resolveLayout(document, layoutId).settings;
  return `${Number(width.toFixed(2))} × ${Number(height.toFixed(2))} ${unit}`;
}

/** The layouts of a template, each below the one it inherits from. */
export const layoutRows = (document: Document): readonly TreeItem[] =>
  document.layouts.order.flatMap((id) => {
    const layout = document.layouts.items[id];
    if (!layout) return [];
    const { label, glyph } = INTENTS[resolveLayout(document, id).settings.intent];
    return [
      {
        ...{ id, name: layout.name, glyph, kind: label, detail: sizeOf(document, id) },
        ...(layout.type === 'child' && { parentId: layout.parentId }),
        ...(hasOverrides(document, id) && { facts: 'has values of its own' }),
      },
    ];
  });
