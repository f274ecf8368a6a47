export { Combobox, type ComboboxProps } from './Combobox';
export type { ComboboxOption } from './ComboboxList';
export { comboboxLayer } from './lazyLayer';
export { useOptionSearch } from './useOptionSearch';
