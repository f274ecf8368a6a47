import type { Document } from '@/engine/document';

/** The layouts of a document as they are chosen, by the names people see. */
export const layoutsOf = ({ layouts: { order, items } }: Document): { value: string; label: string }[] =>
  order.map((id) => ({ value: id, label: items[id]?.displayName ?? items[id]?.name ?? id }));
