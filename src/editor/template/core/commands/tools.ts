import type { Tool } from '../EditorSession';
import type { EditorCommand } from './command';

const toolCommand = (key: string, tool: Tool, label: string): EditorCommand => ({
  id: `tool ${tool}`,
  label,
  group: 'Tools',
  keys: [{ key }],
  run: ({ session }) => session.setTool(tool),
});

/** Commands that switch tools. */
export const TOOL_COMMANDS: readonly EditorCommand[] = [
  toolCommand('v', 'select', 'Select'),
  toolCommand('r', 'rectangle', 'Rectangle'),
  toolCommand('e', 'ellipse', 'Ellipse'),
  toolCommand('y', 'polygon', 'Polygon'),
  toolCommand('t', 'text', 'Text'),
  toolCommand('i', 'image', 'Image'),
  toolCommand('b', 'barcode', 'Barcode'),
  toolCommand('h', 'hand', 'Hand'),
  toolCommand('z', 'zoom', 'Zoom'),
];
