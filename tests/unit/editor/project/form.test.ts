import { describe, expect, it } from 'vitest';
import { findVariableFrames, findFrameAt } from '@/editor/project/core/fieldFrames';
import { buildForm, layoutChoices } from '@/editor/project/core/form';
import { changeHeight, changeWidth } from '@/editor/project/core/pageSize';
import { faultsOfSize, sizeChoiceOf } from '@/engine/edit';
import { NEW_FORM, type FormSection } from '@/domain/user-interfaces';
import type { Document, ResizableByUser } from '@/engine/document';
import { edit, type Operation } from '@/engine/edit';
import { damage, emptyDocument, sampleDocument } from '../../engine/support/sampleDocument';

function changed(operations: readonly Operation[], document = sampleDocument()): Document {
  const result = edit(document, operations);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value.document;
}

const VARIABLES: FormSection = { type: 'variables', active: true, header: 'Customize', helpText: '' };

const groupsOf = (document: Document, section = VARIABLES) =>
  buildForm(document, [section]).flatMap((part) => (part.type === 'variables' ? part.groups : []));

const fieldsOf = (document: Document, section?: FormSection) =>
  groupsOf(document, section).map(({ heading, fields }) => [
    heading,
    fields.map(({ variable }) => variable.name),
  ]);

describe('the form of a project', () => {
  it('has a field for each variable, in their order, under the names of their groups', () => {
    expect(fieldsOf(sampleDocument())).toEqual([
      ['People', ['Who']],
      [undefined, ['Photo']],
    ]);
  });

  it('S11.08 shows a field while its condition is met, in that layout only', () => {
    const named = (value: string, layoutId: string) => {
      const who = sampleDocument().variables.items.who;
      if (who?.type !== 'shortText') throw new Error('Who is no text.');
      return changed([
        { kind: 'selectLayout', layoutId },
        { kind: 'setVariable', variableId: 'who', variable: { ...who, value } },
      ]);
    };
    expect(fieldsOf(named('Ann', 'half')).flat(2)).toContain('Price');
    expect(fieldsOf(named('Bob', 'half')).flat(2)).not.toContain('Price');
    expect(fieldsOf(named('Ann', 'a4')).flat(2)).not.toContain('Price');
  });

  it('S11.09 offers the allowed layouts by their display names', () => {
    const document = damage(sampleDocument(), (copy: { layouts: { items: Record<string, object> } }) => {
      Object.assign(copy.layouts.items.half ?? {}, { availableForUser: false });
      Object.assign(copy.layouts.items.screen ?? {}, { displayName: 'For screens' });
    }) as Document;
    expect(layoutChoices(document).map(({ label }) => label)).toEqual(['A4', 'Quarter', 'For screens']);
  });
});

describe('S11.06 the sections of a user interface', () => {
  const resizable = damage(sampleDocument(), (copy: { layouts: { items: Record<string, object> } }) =>
    Object.assign(copy.layouts.items.a4 ?? {}, {
      resizableByUser: { enabled: true, constraintMode: 'none' },
    }),
  ) as Document;
  const layouts = (change: Partial<FormSection> = {}, document = resizable) =>
    buildForm(document, [
      { type: 'layouts', active: true, header: 'Shapes', helpText: 'Ours.', ...change },
    ])[0];

  it('appear in order, without disabled and empty ones', () => {
    const [data, shapes, variables] = NEW_FORM;
    if (!data || !shapes || !variables) throw new Error('A new form has three sections.');
    const types = (sections: readonly FormSection[], document = sampleDocument()) =>
      buildForm(document, sections).map(({ type }) => type);
    expect(types(NEW_FORM)).toEqual(['layouts', 'variables']);
    expect(types([variables, data, shapes])).toEqual(['variables', 'layouts']);
    expect(types([{ ...shapes, active: false }, variables])).toEqual(['variables']);
    expect(types([variables, shapes], emptyDocument())).toEqual([]);
  });

  it('show layout and size by the user interface’s settings', () => {
    expect(layouts()).toMatchObject({ header: 'Shapes', helpText: 'Ours.', isSizeAsked: true });
    expect(layouts()).toHaveProperty('layouts.length', 4);
    expect(layouts({ layoutSelector: false })).toMatchObject({ layouts: [], isSizeAsked: true });
    expect(layouts({ showWidthHeightInputs: false })).toMatchObject({ isSizeAsked: false });
    expect(layouts({ layoutSelector: false, showWidthHeightInputs: false })).toBeUndefined();
    expect(layouts({ layoutSelector: false }, sampleDocument())).toBeUndefined();
  });

  it('show only the named groups of variables', () => {
    const showing = (...show: string[]) =>
      fieldsOf(sampleDocument(), { ...VARIABLES, variableGroups: { show } });
    expect(showing('People')).toEqual([['People', ['Who']]]);
    expect(showing('Others')).toEqual([]);
    expect(fieldsOf(sampleDocument(), { ...VARIABLES, variableGroups: {} })).toHaveLength(2);
  });
});

describe('the size of a layout', () => {
  const resizable = (limits: Partial<ResizableByUser>): Document =>
    damage(sampleDocument(), (copy: { layouts: { items: Record<string, object> } }) =>
      Object.assign(copy.layouts.items.a4 ?? {}, {
        resizableByUser: { enabled: true, constraintMode: 'none', ...limits },
      }),
    ) as Document;
  const choiceOf = (limits: Partial<ResizableByUser>) => {
    const choice = sizeChoiceOf(resizable(limits));
    if (!choice) throw new Error('The size can’t be chosen.');
    return choice;
  };

  it('S11.10 can be changed only when its layout allows it', () => {
    expect(sizeChoiceOf(sampleDocument())).toBeUndefined();
    expect(choiceOf({})).toMatchObject({ unit: 'mm', width: 210, height: 297 });
  });

  it('S11.10 both sides change together when locked, else separately', () => {
    const size = { width: 210, height: 297 };
    expect(changeWidth(choiceOf({ constraintMode: 'locked' }), size, 105)).toEqual({
      width: 105,
      height: 148.5,
    });
    expect(changeHeight(choiceOf({ constraintMode: 'locked' }), size, 148.5)).toEqual({
      width: 105,
      height: 148.5,
    });
    expect(changeWidth(choiceOf({}), size, 105)).toEqual({ width: 105, height: 297 });
    expect(changeHeight(choiceOf({}), size, 100)).toEqual({ width: 210, height: 100 });
  });

  it('S11.10 a side or proportions beyond the limits are reported', () => {
    const limits = choiceOf({ minWidth: 100, maxWidth: 300, maxHeight: 400 });
    expect(faultsOfSize(limits, { width: 99, height: 401 })).toEqual({
      width: 'At least 100 mm.',
      height: 'At most 400 mm.',
    });
    expect(faultsOfSize(limits, { width: 301, height: 400 }).width).toBe('At most 300 mm.');
    expect(faultsOfSize(limits, { width: 300, height: 400 })).toEqual({
      width: undefined,
      height: undefined,
    });
    const range = choiceOf({ constraintMode: 'range', aspectRange: { min: 0.5, max: 2 } });
    expect(faultsOfSize(range, { width: 300, height: 100 }).width).toBe(
      'Width to height has to be between 0.5 and 2.',
    );
    expect(faultsOfSize(range, { width: 200, height: 100 }).width).toBeUndefined();
  });
});

describe('the frames that show a variable', () => {
  const POINTS = 72 / 25.4;

  it('are found at their places in the selected layout, in points', () => {
    const frames = findVariableFrames(sampleDocument(), 'page');
    expect(frames.map(({ frameId, variableIds }) => [frameId, variableIds])).toEqual([
      ['picture', ['photo']],
      ['words', ['who']],
    ]);
    expect(frames[0]?.x).toBeCloseTo(20 * POINTS);
    expect(frames[0]?.width).toBeCloseTo(60 * POINTS);
  });

  it('are found at a point of the page, also when rotated', () => {
    const at = (document: Document, x: number, y: number) =>
      findFrameAt(findVariableFrames(document, 'page'), { x: x * POINTS, y: y * POINTS })?.frameId;
    expect(at(sampleDocument(), 21, 91)).toBe('picture');
    expect(at(sampleDocument(), 19, 91)).toBeUndefined();
    const turned = damage(
      sampleDocument(),
      (copy: { layouts: { items: Record<string, { placements: Record<string, object> }> } }) =>
        Object.assign(copy.layouts.items.a4?.placements.words ?? {}, { rotationDegrees: 90 }),
    ) as Document;
    // In a frame of 120 by 30 about 80, 165, rotated to stand upright.
    expect(at(turned, 80, 220)).toBe('words');
    expect(at(turned, 22, 165)).toBeUndefined();
  });
});
