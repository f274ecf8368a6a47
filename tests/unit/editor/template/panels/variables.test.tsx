import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { VariablesPanel } from '@/editor/template/panels';
import type { ChosenPicture } from '@/editor/page/fields/fieldValue';
import { newVariable, usesOf, type Document, type Variable } from '@/engine/document';
import { emptyDocument, sampleDocument } from '../../../engine/support/sampleDocument';
import { changed, openSession, renderInEditor } from '../support/openEditor';
import { dragRow } from '../support/pointer';

const images = {
  withheld: undefined,
  thumbnail: () => null,
  browse: ({ onChoose }: { onChoose: (picture: ChosenPicture) => void }) => (
    <button onClick={() => onChoose({ connectorId: 'media', assetId: 'beans' })}>beans.jpg</button>
  ),
};

function setUp(document: Document = sampleDocument()) {
  const onPoint = vi.fn();
  const onAction = vi.fn();
  const context = { today: '2026-11-23', mediaConnectorId: 'media' };
  const { session } = renderInEditor(
    <VariablesPanel context={context} images={images} onPoint={onPoint} onAction={onAction} />,
    openSession(document),
  );
  const variables = () => session.view().document.variables;
  return {
    session,
    onPoint,
    onAction,
    names: () => variables().order.map((id) => variables().items[id]?.name),
    variable: (id: string) => variables().items[id],
  };
}

const withVariable = (variable: Variable) =>
  changed(emptyDocument(), [{ kind: 'addVariable', variableId: 'one', variable }]);

const row = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name},`) });

async function choose(button: string, entry: string) {
  await userEvent.click(screen.getByRole('button', { name: button }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

async function type(label: string, text: string) {
  const field = screen.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

describe('the variables panel', () => {
  it('lists variables with their kind under their groups', () => {
    setUp();
    const rows = screen.getAllByRole('treeitem').map((each) => each.getAttribute('aria-label'));
    expect(rows).toEqual([
      'People, group',
      'Who, short text',
      'Photo, image',
      'Price, number, shown under conditions',
    ]);
    expect(row('Who')).toHaveAttribute('aria-level', '2');
  });

  it('adds a variable of a kind to the selected group, and requires an unused name', async () => {
    const { names, variable, session } = setUp();
    await userEvent.click(row('People'));
    await userEvent.click(screen.getByRole('button', { name: 'Add variable' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a variable' }));
    await userEvent.selectOptions(dialog.getByLabelText('Kind'), 'Date');
    await userEvent.clear(dialog.getByLabelText(/^Name/));
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Photo{Enter}');
    expect(dialog.getByLabelText(/^Name/)).toHaveAccessibleDescription('Another variable has this name.');
    await userEvent.clear(dialog.getByLabelText(/^Name/));
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Birthday{Enter}');
    expect(names()).toContain('Birthday');
    expect(row('Birthday')).toHaveAttribute('aria-selected', 'true');
    const id = session.view().document.variables.order.at(-1) ?? '';
    expect(variable(id)).toMatchObject({ type: 'date', parentId: 'people' });
  });

  it('reports a taken name', async () => {
    setUp();
    await userEvent.dblClick(row('Price'));
    await userEvent.keyboard('Photo{Enter}');
    expect(screen.getByRole('textbox', { name: 'Name of Price' })).toHaveAccessibleDescription(
      'Another variable has this name.',
    );
  });

  it('moves variables by keyboard, into and out of groups', async () => {
    const { names, variable } = setUp();
    await userEvent.click(row('Photo'));
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(variable('photo')).toMatchObject({ parentId: 'people' });
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(names()).toEqual(['People', 'Photo', 'Who', 'Price']);
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(variable('photo')).not.toHaveProperty('parentId');
  });

  it('moves variables by dragging, into the middle of a group too', () => {
    const { variable, names } = setUp();
    dragRow(row('Price'), row('People'), 0.5);
    expect(variable('price')).toMatchObject({ parentId: 'people' });
    dragRow(row('People'), row('Photo'), 0.9);
    expect(names().indexOf('People')).toBeGreaterThan(names().indexOf('Photo'));
  });

  it('highlights the uses of the selected variable until the panel closes', async () => {
    const { onPoint, session } = setUp();
    await userEvent.click(row('Who'));
    expect(onPoint).toHaveBeenLastCalledWith('who');
    await userEvent.click(row('People'));
    expect(onPoint).toHaveBeenLastCalledWith(undefined);
    expect(session.view().selection).toEqual([]);
  });

  it('S8.24 lists every frame with its page, condition, trigger and data source, and jumps there', async () => {
    const rows: Variable = {
      ...newVariable('Rows', 'dataSource'),
      source: {
        type: 'injected',
        itemIdPropertyName: 'Id',
        rows: [],
        properties: [{ name: 'Who', type: 'singleLine' }],
      },
    };
    const { session, onAction, onPoint } = setUp(
      changed(sampleDocument(), [{ kind: 'addVariable', variableId: 'rows', variable: rows }]),
    );
    await userEvent.click(row('Who'));
    const uses = within(screen.getByRole('group', { name: 'Where it is used' }));
    await userEvent.click(uses.getByRole('button', { name: 'Headline on Page 1' }));
    expect(session.view().selection).toEqual(['words']);
    await userEvent.click(uses.getByRole('button', { name: 'Trigger of Start' }));
    expect(onAction).toHaveBeenCalledWith('start');
    await userEvent.click(uses.getByRole('button', { name: 'Conditions of Price' }));
    expect(onPoint).toHaveBeenLastCalledWith('price');
    expect(screen.getByRole('heading', { name: 'Price' })).toBeVisible();
    await userEvent.click(row('Who'));
    await userEvent.click(screen.getByRole('button', { name: 'Column of Rows' }));
    expect(onPoint).toHaveBeenLastCalledWith('rows');
  });

  it('S8.24 selects a use on another page and layout', async () => {
    const document = changed(sampleDocument(), [
      { kind: 'selectLayout', layoutId: 'screen' },
      { kind: 'setPageVisibility', pageId: 'back', isVisible: true },
    ]);
    const { session } = setUp(document);
    act(() => session.turnTo('back'));
    await userEvent.click(row('Photo'));
    await userEvent.click(screen.getByRole('button', { name: 'Picture on Page 1' }));
    expect(session.view()).toMatchObject({ pageId: 'page', selection: ['picture'] });
    expect(session.view().document.selectedLayoutId).toBe('a4');
  });

  it('confirms the deletion of a used variable with its uses, and deletes an unused one at once', async () => {
    const { names, session } = setUp();
    row('Price').focus();
    await userEvent.keyboard('{Delete}');
    expect(names()).toEqual(['People', 'Who', 'Photo']);
    await choose('Actions of People', 'Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete People?' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Delete too' }));
    expect(dialog).toHaveAccessibleDescription(
      'It is removed from these places: Headline on Page 1, Trigger of Start.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(names()).toEqual(['Photo']);
    act(() => session.undo());
    expect(names()).toEqual(['People', 'Who', 'Photo']);
  });

  it('S8.03 asks whether the variables of a deleted group move up', async () => {
    const { names, session } = setUp();
    await choose('Actions of People', 'Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete People?' });
    const choice = within(dialog).getByRole('group', { name: 'The variable in it' });
    expect(within(choice).getByRole('radio', { name: 'Move one level up' })).toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(names()).toEqual(['Who', 'Photo', 'Price']);
    act(() => session.undo());
    expect(names()).toEqual(['People', 'Who', 'Photo', 'Price']);
  });

  it('removes a group and keeps its members', async () => {
    const { names } = setUp();
    await choose('Actions of People', 'Ungroup');
    expect(names()).toEqual(['Who', 'Photo', 'Price']);
  });

  it('sets the common properties, one undo step each', async () => {
    const { variable, session } = setUp();
    await userEvent.click(row('Who'));
    await type('Label', 'Your name');
    await type('Placeholder', 'Ann');
    await type('Help', 'As on your card');
    await userEvent.click(screen.getByRole('switch', { name: 'Required' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Read-only' }));
    expect(variable('who')).toMatchObject({
      label: 'Your name',
      placeholder: 'Ann',
      helpText: 'As on your card',
      isRequired: true,
      isReadonly: true,
    });
    act(() => session.undo());
    act(() => session.undo());
    act(() => session.undo());
    expect(variable('who')).toMatchObject({ helpText: '', placeholder: 'Ann' });
    await userEvent.clear(screen.getByRole('textbox', { name: 'Label' }));
    expect(variable('who')).not.toHaveProperty('label');
  });

  it.each([
    ['text', 'shortText', true],
    ['number', 'number', true],
    ['list', 'list', true],
    ['image', 'image', true],
    ['date', 'date', false],
    ['boolean', 'boolean', false],
  ] as const)('S11.07 sets a placeholder of a %s where its field can show one', async (name, type, isSet) => {
    setUp(withVariable(newVariable(name, type)));
    await userEvent.click(row(name));
    expect(screen.queryAllByRole('textbox', { name: 'Placeholder' })).toHaveLength(isSet ? 1 : 0);
  });

  it('edits the value like users do, also of a read-only variable, within its limits', async () => {
    const { variable } = setUp(
      withVariable({ ...newVariable('Price', 'number'), maxValue: 10, isReadonly: true }),
    );
    await userEvent.click(row('Price'));
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Value' }), '8{Enter}');
    expect(variable('one')).toMatchObject({ value: 8 });
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Value' }), '8{Enter}');
    expect(variable('one')).toMatchObject({ value: 8 });
  });

  it('sets limits and format of a number, and refuses equal separators', async () => {
    const { variable } = setUp(withVariable(newVariable('Price', 'number')));
    await userEvent.click(row('Price'));
    await type('Least', '1.5');
    await type('Greatest', '1');
    expect(screen.getByRole('textbox', { name: 'Greatest' })).toBeInvalid();
    await type('Greatest', '99');
    await userEvent.selectOptions(screen.getByLabelText('Thousands separator'), 'Point');
    expect(screen.getByRole('alert')).toHaveTextContent('The two separators differ.');
    await userEvent.selectOptions(screen.getByLabelText('Decimal separator'), 'Comma');
    await userEvent.selectOptions(screen.getByLabelText('Thousands separator'), 'Point');
    expect(screen.getByText('Written like 1.235')).toBeVisible();
    expect(variable('one')).toMatchObject({ minValue: 1.5, maxValue: 99, thousandsSeparator: '.' });
    await userEvent.clear(screen.getByRole('textbox', { name: 'Least' }));
    expect(variable('one')).not.toHaveProperty('minValue');
  });

  it('sets the format of a date and the selectable days', async () => {
    const { variable } = setUp(withVariable(newVariable('Day', 'date')));
    await userEvent.click(row('Day'));
    await type('Format', 'd MMMM yyyy');
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'German');
    expect(screen.getByText('Written like 23 November 2026')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('First day'), 'From today');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sunday' }));
    expect(variable('one')).toMatchObject({
      displayFormat: 'd MMMM yyyy',
      locale: 'de',
      excludedDays: ['sunday'],
      startDate: { type: 'relative', days: 0 },
    });
  });

  it('adds, renames, orders and deletes the items of a list; a renamed one stays selected', async () => {
    const { variable } = setUp(
      withVariable({
        ...newVariable('Size', 'list'),
        items: [{ value: 'S' }, { value: 'M' }],
        selected: 'S',
      }),
    );
    await userEvent.click(row('Size'));
    const items = within(screen.getByRole('group', { name: 'Items' }));
    const [first] = items.getAllByRole('textbox', { name: 'Value' });
    if (first) await userEvent.type(first, 'mall');
    expect(variable('one')).toMatchObject({ selected: 'Small', items: [{ value: 'Small' }, { value: 'M' }] });
    await userEvent.click(items.getByRole('button', { name: 'Move Small down' }));
    await userEvent.click(items.getByRole('button', { name: 'Add item' }));
    expect(variable('one')).toMatchObject({ items: [{ value: 'M' }, { value: 'Small' }, { value: 'Item' }] });
    // Its value is selected, so that typing replaces it.
    await userEvent.keyboard('L');
    expect(variable('one')).toMatchObject({ items: [{ value: 'M' }, { value: 'Small' }, { value: 'L' }] });
    await userEvent.click(items.getByRole('button', { name: 'Delete Small' }));
    expect(variable('one')).toMatchObject({ selected: null, items: [{ value: 'M' }, { value: 'L' }] });
  });

  it('sets user rights on an image, and gives it a picture', async () => {
    const { variable } = setUp(withVariable(newVariable('Photo', 'image')));
    await userEvent.click(row('Photo'));
    await userEvent.click(screen.getByRole('switch', { name: 'Users may upload' }));
    await type('Least width (px)', '800');
    await userEvent.click(screen.getByRole('button', { name: /^Choose picture/ }));
    await userEvent.click(screen.getByRole('button', { name: 'beans.jpg' }));
    expect(variable('one')).toMatchObject({
      allowUpload: true,
      uploadMinWidth: 800,
      value: { connectorId: 'media', assetId: 'beans' },
    });
  });

  it('puts words before and after a value', async () => {
    const { variable } = setUp(withVariable(newVariable('Price', 'number')));
    await userEvent.click(row('Price'));
    await type('Suffix', ' euros');
    expect(variable('one')).toMatchObject({ suffix: { value: ' euros' } });
    await userEvent.clear(screen.getByRole('textbox', { name: 'Suffix' }));
    expect(variable('one')).not.toHaveProperty('suffix');
  });

  it('shows a variable by conditions on layouts and other variables', async () => {
    const { variable } = setUp();
    await userEvent.click(row('Photo'));
    await userEvent.selectOptions(screen.getByLabelText('Shown to users'), 'Under conditions');
    expect(screen.getByText('It is always shown until there is a condition.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Layout' }));
    await userEvent.selectOptions(screen.getByLabelText('In the layout'), 'Half');
    await userEvent.click(screen.getByRole('button', { name: 'Value of a variable' }));
    await userEvent.selectOptions(screen.getByLabelText('Variable'), 'Price');
    await userEvent.selectOptions(screen.getByLabelText('Is'), '≥');
    const condition = within(screen.getByRole('group', { name: 'Condition 1' }));
    await userEvent.type(
      condition.getByRole('spinbutton', { name: 'Value' }),
      '{Control>}a{/Control}5{Enter}',
    );
    expect(variable('photo')).toMatchObject({
      visibility: {
        layouts: [{ layoutId: 'half', includeChildren: true }],
        comparisons: [{ variableId: 'price', operator: '≥', value: 5 }],
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove condition 1' }));
    expect(variable('photo')).toMatchObject({ visibility: { comparisons: [] } });
  });

  it('S8.09c confirms a new kind for an unused variable, which keeps its label but not its value', async () => {
    const { variable } = setUp(withVariable({ ...newVariable('Note'), label: 'Your note', value: 'Hello' }));
    await userEvent.click(row('Note'));
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Long text');
    const question = { name: 'Change the kind of Note to long text?' };
    const dialog = await screen.findByRole('alertdialog', question);
    expect(dialog).toHaveAccessibleDescription('Its value is deleted. Undo brings it back.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(variable('one')).toMatchObject({ type: 'shortText', value: 'Hello' });
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Long text');
    await userEvent.click(
      within(await screen.findByRole('alertdialog', question)).getByRole('button', { name: 'Change kind' }),
    );
    expect(variable('one')).toMatchObject({ type: 'longText', label: 'Your note', value: '' });
  });

  it('changes the kind of an empty variable without a question', async () => {
    const { variable } = setUp(withVariable(newVariable('Note')));
    await userEvent.click(row('Note'));
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'List');
    expect(variable('one')).toMatchObject({ type: 'list' });
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Number');
    expect(variable('one')).toMatchObject({ type: 'number' });
  });

  it('S8.02 makes one variable the data source', async () => {
    const { variable } = setUp(
      changed(withVariable(newVariable('Note')), [
        { kind: 'addVariable', variableId: 'two', variable: newVariable('Other') },
      ]),
    );
    await userEvent.click(row('Note'));
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Data source');
    expect(variable('one')).toMatchObject({ type: 'dataSource', source: { type: 'none' } });
    expect(screen.getByText('Its records come from the data that is chosen under Resources.')).toBeVisible();
    await userEvent.click(row('Other'));
    const offered = within(screen.getByLabelText('Kind')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).not.toContain('Data source');
  });

  it('keeps the kind of a used variable', async () => {
    setUp();
    await userEvent.click(row('Who'));
    expect(screen.getByLabelText('Kind')).toBeDisabled();
  });
});

describe('usesOf', () => {
  it('names frames, conditions, folders, triggers and connectors', () => {
    const document = changed(sampleDocument(), [
      {
        kind: 'setVariable',
        variableId: 'photo',
        variable: { ...newVariable('Photo', 'image'), folder: { type: 'variable', variableId: 'who' } },
      },
      {
        kind: 'addConnector',
        connectorId: 'crm',
        connector: {
          name: 'CRM',
          source: { type: 'local', url: '' },
          options: {},
          mappings: [{ type: 'variable', name: 'person', variableId: 'who' }],
        },
      },
    ]);
    expect(usesOf(document, 'who')).toEqual([
      { type: 'frame', name: 'Headline', pageId: 'page', frameId: 'words' },
      { type: 'folder', name: 'Photo', variableId: 'photo' },
      { type: 'condition', name: 'Price', variableId: 'price' },
      { type: 'trigger', name: 'Start', actionId: 'start' },
      { type: 'connector', name: 'CRM', connectorId: 'crm' },
    ]);
    expect(usesOf(document, 'price')).toEqual([]);
  });
});
