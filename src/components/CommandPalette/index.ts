export { CommandPalette, type CommandPaletteProps } from './CommandPalette';
export { matchCommands } from './matchCommands';
export type { CommandGroup, CommandItem } from './types';
