import { describe, expect, it } from 'vitest';
import { newVariable, readDocument, type Document, type FrameConstraints } from '@/engine/document';
import { ALL_OFF } from '@/engine/document/schema/constraints';
import { edit, refusalOfProject, type Operation } from '@/engine/edit';
import { sampleDocument } from '../support/sampleDocument';

const layoutId = 'a4';

/** The sample with these rights on its shape, after operations of the template's author. */
function template(rights: Partial<FrameConstraints> = {}, ...operations: Operation[]): Document {
  const constraints = { frames: { shape: { ...ALL_OFF, selectionAllowed: true, ...rights } } };
  return after({ ...sampleDocument(), constraints }, ...operations);
}

function after(document: Document, ...operations: Operation[]): Document {
  const changed = edit(document, operations);
  if (!changed.ok) throw new Error(changed.refusal.message);
  return changed.value.document;
}

/** Returns the refusal of a save after these operations; `undefined` when accepted. */
const told = (start: Document, ...operations: Operation[]) =>
  refusalOfProject(start, after(start, ...operations));

const moved = (x: number, y = 0, frameId = 'shape'): Operation => ({
  kind: 'moveFrames',
  layoutId,
  frameIds: [frameId],
  by: { x, y },
});
const resized = (width: number, height: number): Operation => ({
  kind: 'resizeLayout',
  layoutId,
  width,
  height,
});
const resizable: Operation = {
  kind: 'setLayoutOptions',
  layoutId,
  options: { resizableByUser: { enabled: true, constraintMode: 'none', maxWidth: 500 } },
};

describe('the changes a project may make', () => {
  it('S11.11 accept other values and another shown layout', () => {
    const start = template();
    expect(refusalOfProject(start, start)).toBeUndefined();
    for (const [variableId, variable] of Object.entries(start.variables.items)) {
      if (variable.type !== 'shortText' && variable.type !== 'longText') continue;
      const filled = { ...variable, value: 'Something else' };
      expect(told(start, { kind: 'setVariable', variableId, variable: filled })).toBeUndefined();
      const renamed = { ...variable, isRequired: !variable.isRequired };
      expect(told(start, { kind: 'setVariable', variableId, variable: renamed })).toBe(
        `A project can’t change more than the value of the variable ${variable.name} of its template.`,
      );
    }
    for (const id of start.layouts.order)
      expect(told(start, { kind: 'selectLayout', layoutId: id })).toBeUndefined();
  });

  it('S11.11 moves frames within their rights over any number of saves, and back', () => {
    const start = template({ horizontalMoveAllowed: true });
    const name = start.pages.items[start.pages.order[0] ?? '']?.frames.items['shape']?.name;
    expect(told(start, moved(5), moved(7))).toBeUndefined();
    expect(told(start, moved(5), moved(-5))).toBeUndefined();
    expect(told(start, moved(5, 1))).toBe(`${name} can’t be moved up or down.`);
    expect(told(template(), moved(5))).toBe(`${name} can’t be moved across.`);
  });

  it('S11.11 has the frames, texts, actions and rights of the template', () => {
    const start = template();
    const free = { frames: { shape: { ...ALL_OFF, resizeAllowed: true } } };
    expect(refusalOfProject(start, { ...start, constraints: free })).toBe(
      'A project can’t change what users may do of its template.',
    );
    const deletion: Operation = { kind: 'deleteFrames', frameIds: ['shape'] };
    expect(told(start, deletion)).toBe('A project can’t change the frames of its template.');
    expect(
      told(start, { kind: 'addVariable', variableId: 'more', variable: newVariable('More', 'boolean') }),
    ).toBe('A project can’t change the variables of its template.');
    const order = [...start.layouts.order].reverse();
    expect(refusalOfProject(start, { ...start, layouts: { ...start.layouts, order } })).toBe(
      start.layouts.order.length > 1 ? 'A project can’t change the layouts of its template.' : undefined,
    );
  });

  it('S11.11 may be resized within the limits, with their frames', () => {
    const layoutName = sampleDocument().layouts.items[layoutId]?.name;
    expect(told(template(), resized(300, 300))).toBe(`The layout ${layoutName} can’t be resized.`);
    const start = template({}, resizable);
    expect(told(start, resized(300, 300))).toBeUndefined();
    // A frame shrunk to nothing does not regain its shape.
    expect(told(start, resized(1, 1), resized(300, 300))).toBeUndefined();
    expect(told(start, resized(501, 300))).toMatch(/^The layout .* can’t have this size\. At most 500 /);
    const hidden: Operation = { kind: 'setFrameVisibility', layoutId, frameIds: ['shape'], value: false };
    expect(told(start, resized(300, 300), hidden)).toMatch(/ can’t be changed in this way\.$/);
  });

  it('does not depend on the property order of the document', () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, part]) => [key, turned(part)]),
      );
    };
    const start = template();
    const read = readDocument(JSON.stringify(turned(start)));
    if (!read.ok) throw new Error(read.refusal.message);
    expect(refusalOfProject(start, read.value)).toBeUndefined();
  });
});
