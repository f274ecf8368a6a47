export { Combobox, type ComboboxProps } from './Combobox';
export type { ComboboxOption } from './ComboboxList';
export { ComboboxList } from './ComboboxList';
export { useOptionSearch } from './useOptionSearch';
