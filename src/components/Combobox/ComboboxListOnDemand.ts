import { onDemand } from '@/components/onDemand';
import type { ComboboxListProps } from './ComboboxList';

/** The list, whose code is fetched when the first field is approached. */
export const ComboboxListOnDemand = onDemand<ComboboxListProps>(() =>
  import('./ComboboxList').then((module) => module.ComboboxList),
);
