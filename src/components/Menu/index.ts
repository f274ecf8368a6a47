export { Menu, type MenuProps } from './Menu';
export { preloadMenu, SharedMenu, type SharedMenuProps } from './SharedMenu';
export { type MenuEntry, type MenuItem, type MenuGroup, type MenuSeparator } from './entries';
