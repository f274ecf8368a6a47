export { Select, type SelectProps, type SelectOption, type SelectGroup } from './Select';
