export { Combobox, type ComboboxProps } from './Combobox';
export type { ComboboxOption } from './ComboboxList';
export { ComboboxListOnDemand } from './ComboboxListOnDemand';
export { useOptionSearch } from './useOptionSearch';
