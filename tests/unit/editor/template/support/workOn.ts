import { commandOf, type CommandContext } from '@/editor/template/core/commands';
import type { PointerInput } from '@/editor/page/frames/drags';
import type { EditorSession } from '@/editor/template/core/EditorSession';
import type { Grip } from '@/editor/page/frames/GripFrame';
import { Gestures } from '@/editor/template/core/Gestures';
import { openFrame } from '@/editor/template/core/opening';
import { resolveLayout } from '@/engine/document';
import { openSession } from './openEditor';

/** Screen pixels per millimetre. */
const SCALE = 4;

interface Held {
  readonly shift?: boolean;
  readonly command?: boolean;
  readonly alt?: boolean;
}

/** The pointer at a point of the page, in mm. */
export const at = (
  x: number,
  y: number,
  { shift = false, command = false, alt = false }: Held = {},
): PointerInput => ({ x, y, shift, command, alt });

/** Works on a template with pointers and keys, and returns the results. */
export function workOn(session: EditorSession = openSession()) {
  let count = 0;
  const newId = () => `new-${(count += 1)}`;
  const gestures = new Gestures(session, newId);
  gestures.setScale(SCALE);
  const drag = (from: PointerInput, ...way: PointerInput[]) => {
    gestures.down(from);
    for (const point of way) gestures.move(point);
    gestures.up();
  };
  const drop = (grip: Grip, from: PointerInput, to: PointerInput) => {
    gestures.grip(grip, from);
    gestures.move(to);
    gestures.up();
  };
  const nothing = () => undefined;
  const commands: CommandContext = {
    session,
    gestures,
    newId,
    clipboard: { clip: undefined },
    zoom: { in: nothing, out: nothing, actual: nothing, fit: nothing, selection: nothing, width: nothing },
    save: nothing,
    showShortcuts: nothing,
    open: (frameId) => openFrame(session, frameId),
  };
  const press = (key: string, held: Held & { code?: string } = {}) => {
    const { shift = false, command = false, code = '' } = held;
    const stroke = { key, code, shiftKey: shift, ctrlKey: command, metaKey: false, altKey: false };
    commandOf(stroke, false)?.run(commands);
  };
  const place = (frameId: string) => {
    const { document } = session.view();
    const found = resolveLayout(document, document.selectedLayoutId).placements.get(frameId);
    if (!found) throw new Error(`There is no frame ${frameId}.`);
    return found;
  };
  const selection = () => session.view().selection;
  /** The frames of the page from back to front. */
  const order = () => session.view().document.pages.items['page']?.frames.order ?? [];
  return { session, gestures, drag, drop, press, place, selection, order, commands };
}
