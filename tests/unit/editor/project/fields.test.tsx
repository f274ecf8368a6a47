import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { ChosenPicture } from '@/editor/page/fields/fieldValue';
import { formOf } from '@/editor/project/core/form';
import { ProjectSession } from '@/editor/project/core/ProjectSession';
import { FormPanel } from '@/editor/project/panels/FormPanel';
import { NEW_FORM, type FormSection } from '@/domain/user-interface';
import { newVariable, type Document, type Variable } from '@/engine/document';
import { missingValues } from '@/engine/resolve';
import { damage, emptyDocument } from '../../engine/support/sampleDocument';

const TODAY = '2026-11-23';

function documentWith(variables: Record<string, Variable>, resizable?: object): Document {
  return damage(emptyDocument(), (copy: { variables: object; layouts: { items: { a4: object } } }) => {
    copy.variables = { order: Object.keys(variables), items: variables };
    if (resizable) Object.assign(copy.layouts.items.a4, { resizableByUser: resizable });
  }) as Document;
}

function setUp(document: Document, sections: readonly FormSection[] = NEW_FORM) {
  const session = new ProjectSession({
    ...{ document, version: 'v1', now: () => 0 },
    context: { today: TODAY, mediaConnectorId: '' },
    save: () => new Promise<string>(() => undefined),
  });
  const onActive = vi.fn();
  const browse = vi.fn((question: { onChoose: (picture: ChosenPicture) => void }) => (
    <button onClick={() => question.onChoose({ connectorId: '', assetId: 'beans' })}>beans.jpg</button>
  ));
  function Form({ isMissingShown = false }) {
    const { document: shown } = useSyncExternalStore(session.subscribe, session.view);
    return (
      <FormPanel
        {...{ session, onActive, document: shown, today: TODAY, parts: formOf(shown, sections) }}
        rows={() => null}
        images={{ withheld: undefined, thumbnail: ({ assetId }) => <span>Shows {assetId}</span>, browse }}
        missing={isMissingShown ? missingValues(shown) : []}
      />
    );
  }
  const { rerender } = render(<Form />);
  const variable = (id: string) => session.view().document.variables.items[id];
  return {
    ...{ session, browse, onActive, variable },
    showMissing: () => rerender(<Form isMissingShown />),
    settings: () => session.view().document.layouts.items.a4?.settings,
  };
}

describe('S11.07 the fields of a project', () => {
  it('a text has its label, " *" where it is required, placeholder, help and rest count', async () => {
    const { variable } = setUp(
      documentWith({
        team: {
          ...newVariable('team'),
          ...{ label: 'Team', isRequired: true, placeholder: 'Who you are', helpText: 'Stands on top.' },
          maxCharacters: 10,
        },
      }),
    );
    const field = screen.getByLabelText(/^Team/);
    expect(screen.getByText('Team').textContent).toBe('Team *');
    expect(field).toHaveAttribute('placeholder', 'Who you are');
    expect(field).toHaveAccessibleDescription(/Stands on top/);
    await userEvent.type(field, 'Orders');
    expect(screen.getByText('4', { exact: false })).toHaveTextContent('4 characters left');
    expect(variable('team')).toMatchObject({ value: 'Orders' });
  });

  it('F6.11 a text takes as many characters as a reader sees', async () => {
    const { variable } = setUp(documentWith({ team: { ...newVariable('team'), maxCharacters: 3 } }));
    const field = screen.getByLabelText(/^team/);
    await userEvent.click(field);
    await userEvent.paste('👨‍👩‍👧e\u0301🇳🇱x');
    expect(variable('team')).toMatchObject({ value: '👨‍👩‍👧e\u0301🇳🇱' });
    expect(screen.getByText('0', { exact: false })).toHaveTextContent('0 characters left');
  });

  it('a number keeps to its limits, steps and decimals, and the page follows as it is typed', async () => {
    const { variable } = setUp(
      documentWith({
        price: {
          ...newVariable('Price', 'number'),
          ...{ value: 1, minValue: 0, maxValue: 10, numberOfDecimals: 2, stepSize: 0.5 },
        },
      }),
    );
    const field = screen.getByRole('spinbutton', { name: 'Price' });
    await userEvent.type(field, '{ArrowUp}');
    expect(variable('price')).toMatchObject({ value: 1.5 });
    await userEvent.clear(field);
    await userEvent.type(field, '7.2');
    expect(variable('price')).toMatchObject({ value: 7.2 });
    await userEvent.type(field, '57{Enter}');
    expect(variable('price')).toMatchObject({ value: 7.26 });
    await userEvent.clear(field);
    await userEvent.type(field, '99{Enter}');
    expect(variable('price')).toMatchObject({ value: 7.26 });
  });

  it('a date that can’t be taken stays in the field with the reason, and the page keeps the last good one', async () => {
    const { variable } = setUp(
      documentWith({
        day: {
          ...newVariable('Day', 'date'),
          value: '2026-11-24',
          startDate: { type: 'absolute', date: '2026-11-23' },
          excludedDays: ['sunday'],
        },
      }),
    );
    const field = screen.getByLabelText('Day');
    expect(field).toHaveAttribute('min', '2026-11-23');
    await userEvent.clear(field);
    await userEvent.type(field, '2026-11-29');
    expect(screen.getByRole('alert')).toHaveTextContent('2026-11-29 is a sunday.');
    expect(field).toHaveValue('2026-11-29');
    await userEvent.clear(field);
    await userEvent.type(field, '2026-11-30');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(variable('day')).toMatchObject({ value: '2026-11-30' });
  });

  it('a list offers its items by the names people see, a long one with a search', async () => {
    const items = Array.from({ length: 12 }, (_, index) => ({
      value: `v${index}`,
      displayValue: `Kind ${index}`,
    }));
    const { variable } = setUp(
      documentWith({
        few: { ...newVariable('Few', 'list'), items: items.slice(0, 3) },
        many: { ...newVariable('Many', 'list'), items },
      }),
    );
    await userEvent.selectOptions(screen.getByLabelText('Few'), 'Kind 2');
    expect(variable('few')).toMatchObject({ selected: 'v2' });
    expect(screen.getByLabelText('Few').tagName).toBe('SELECT');
    expect(screen.getByRole('combobox', { name: 'Many' }).tagName).toBe('INPUT');
  });

  it('a switch, a longer text and a picture have fields of their own', async () => {
    const { variable, browse } = setUp(
      documentWith({
        free: newVariable('Free', 'boolean'),
        story: newVariable('Story', 'longText'),
        photo: { ...newVariable('Photo', 'image'), folder: { type: 'fixed', path: 'Products' } },
      }),
    );
    await userEvent.click(screen.getByRole('switch', { name: 'Free' }));
    expect(variable('free')).toMatchObject({ value: true });
    expect(screen.getByLabelText('Story').tagName).toBe('TEXTAREA');

    await userEvent.click(screen.getByRole('button', { name: 'Choose picture: Photo' }));
    expect(browse).toHaveBeenCalledWith(
      expect.objectContaining({ folder: 'Products', includesSubfolders: true }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'beans.jpg' }));
    expect(variable('photo')).toMatchObject({ value: { assetId: 'beans' } });
    expect(screen.getByText('Shows beans')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(variable('photo')).toMatchObject({ value: null });
  });

  it('S11.19 what is missing is told at each field once it stops a download', () => {
    const { showMissing } = setUp(
      documentWith({
        one: { ...newVariable('One'), isRequired: true },
        two: newVariable('Two'),
        three: { ...newVariable('Three'), isRequired: true },
      }),
    );
    expect(screen.queryAllByRole('alert')).toEqual([]);
    showMissing();
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    for (const name of [/^One/, /^Three/])
      expect(screen.getByLabelText(name)).toHaveAccessibleDescription('Fill this in before you download.');
  });

  it('S11.06 stand under the heading and the help of their section, as do layout and size', async () => {
    const sections: FormSection[] = [
      { type: 'layouts', active: true, header: 'Shape', helpText: 'Ours come in one size.' },
      { type: 'variables', active: true, header: 'Your shop', helpText: 'What is printed on everything.' },
    ];
    setUp(documentWith({ one: newVariable('One') }, { enabled: true, constraintMode: 'none' }), sections);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Shape',
      'Your shop',
    ]);
    expect(screen.getByText('Ours come in one size.')).toBeVisible();
    expect(screen.getByText('What is printed on everything.')).toBeVisible();
    const [size, one] = [screen.getByRole('group', { name: 'Size' }), screen.getByLabelText('One')];
    expect(size.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('tells which variable is being filled in', async () => {
    const { onActive } = setUp(documentWith({ one: newVariable('One') }));
    await userEvent.click(screen.getByLabelText('One'));
    expect(onActive).toHaveBeenLastCalledWith('one');
    await userEvent.tab();
    expect(onActive).toHaveBeenLastCalledWith(undefined);
  });
});

describe('S11.10 the size of a page', () => {
  const limits = { enabled: true, constraintMode: 'locked', minWidth: 100, maxWidth: 300 };
  const type = async (name: string, text: string) => {
    const field = screen.getByRole('spinbutton', { name });
    await userEvent.clear(field);
    await userEvent.type(field, `${text}{Enter}`);
  };

  it('changes on Apply, both sides together, and not on Cancel', async () => {
    const { settings } = setUp(documentWith({}, limits));
    const size = within(screen.getByRole('region', { name: 'Form' }));
    expect(size.getByText('100 to 300 mm')).toBeVisible();
    await type('Width', '105');
    expect(screen.getByRole('spinbutton', { name: 'Height' })).toHaveValue('148.5 mm');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('spinbutton', { name: 'Width' })).toHaveValue('210 mm');
    expect(settings()).toMatchObject({ width: 210, height: 297 });

    await type('Width', '105');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(settings()).toMatchObject({ width: 105, height: 148.5 });
  });

  it('a size beyond its limits is told and not applied', async () => {
    const { settings } = setUp(documentWith({}, limits));
    await type('Width', '99');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByRole('alert')).toHaveTextContent('At least 100 mm.');
    expect(settings()).toMatchObject({ width: 210 });
  });
});
