import { lazyPart } from '@/components/_internal/lazyPart';
import type { ComboboxListProps } from './ComboboxList';

/** The list, whose code is fetched when the first field is approached. */
export const comboboxLayer = lazyPart<ComboboxListProps>(() =>
  import('./ComboboxList').then((module) => module.ComboboxList),
);
