import { onDemand } from '@/components/onDemand';
import type { ComboboxListProps } from './ComboboxList';

/** The list; its code is loaded when a field is approached. */
export const ComboboxListOnDemand = onDemand<ComboboxListProps>(() =>
  import('./ComboboxList').then((module) => module.ComboboxList),
);
