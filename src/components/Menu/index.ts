export { Menu, type MenuProps } from './Menu';
export { type MenuEntry, type MenuItem, type MenuGroup, type MenuSeparator } from './entries';
