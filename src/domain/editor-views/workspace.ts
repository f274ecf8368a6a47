import { invalidField, type Refusal } from '../refusal';

/** The panels of the template editor, in display order. */
export const EDITOR_PANELS = [
  ...(['layers', 'pages', 'layouts', 'resources'] as const),
  ...(['properties', 'animation', 'variables', 'actions'] as const),
] as const;
export type EditorPanel = (typeof EDITOR_PANELS)[number];

/** The allowed width of a side in CSS pixels. */
export const SIDE_WIDTHS = { min: 200, max: 640 } as const;

/** One side of the editor. */
export interface WorkspaceSide {
  /** Its panels, in order. */
  readonly panels: EditorPanel[];
  /** Whether the side is open or folded. */
  readonly open: boolean;
  /** In CSS pixels. */
  readonly width: number;
}

/** The arrangement of the editor's panels. A panel on neither side is closed. */
export interface WorkspaceContent {
  readonly left: WorkspaceSide;
  readonly right: WorkspaceSide;
}

/** The initial arrangement. */
export const NEW_WORKSPACE: WorkspaceContent = {
  left: { panels: ['layers', 'pages', 'layouts', 'resources'], open: true, width: 260 },
  right: { panels: ['properties', 'animation', 'variables', 'actions'], open: true, width: 288 },
};

const within = (width: number) =>
  Number.isInteger(width) && width >= SIDE_WIDTHS.min && width <= SIDE_WIDTHS.max;

/** Returns the fault of a side's width. */
const faultOfWidth = (width: number | null): string | undefined =>
  width !== null && within(width)
    ? undefined
    : `Must be a whole number from ${SIDE_WIDTHS.min} to ${SIDE_WIDTHS.max}.`;

/** Refuses an invalid arrangement. */
export function refusalOfWorkspace({ left, right }: WorkspaceContent): Refusal | undefined {
  for (const [side, { width }] of [
    ['left', left],
    ['right', right],
  ] as const) {
    const fault = faultOfWidth(width);
    if (fault) return invalidField(`content.${side}.width`, fault);
  }
  const placed = [...left.panels, ...right.panels];
  return new Set(placed).size < placed.length
    ? invalidField('content', 'A panel can be in one place only.')
    : undefined;
}
