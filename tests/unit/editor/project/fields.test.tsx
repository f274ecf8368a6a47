import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { ChosenPicture } from '@/editor/page/fields/fieldValue';
import { buildForm } from '@/editor/project/core/form';
import { ProjectSession } from '@/editor/project/core/ProjectSession';
import { FormPanel } from '@/editor/project/panels/FormPanel';
import { NEW_FORM, type FormSection } from '@/domain/user-interfaces';
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
    document,
    version: 'v1',
    now: () => 0,
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
        session={session}
        onActive={onActive}
        document={shown}
        today={TODAY}
        parts={buildForm(shown, sections)}
        rows={() => null}
        images={{ withheld: undefined, thumbnail: ({ assetId }) => <span>Shows {assetId}</span>, browse }}
        missing={isMissingShown ? missingValues(shown) : []}
      />
    );
  }
  const { rerender } = render(<Form />);
  const variable = (id: string) => session.view().document.variables.items[id];
  return {
    session,
    browse,
    onActive,
    variable,
    showMissing: () => rerender(<Form isMissingShown />),
    settings: () => session.view().document.layouts.items.a4?.settings,
  };
}

describe('S11.07 the fields of a project', () => {
  it('a text has its label, " *" when required, placeholder, help and remaining count', async () => {
    const { variable } = setUp(
      documentWith({
        team: {
          ...newVariable('team'),
          label: 'Team',
          isRequired: true,
          placeholder: 'Who you are',
          helpText: 'Stands on top.',
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

  it('F6.11 a text counts visible characters', async () => {
    const { variable } = setUp(documentWith({ team: { ...newVariable('team'), maxCharacters: 3 } }));
    const field = screen.getByLabelText(/^team/);
    await userEvent.click(field);
    await userEvent.paste('👨‍👩‍👧e\u0301🇳🇱x');
    expect(variable('team')).toMatchObject({ value: '👨‍👩‍👧e\u0301🇳🇱' });
    expect(screen.getByText('0', { exact: false })).toHaveTextContent('0 characters left');
  });

  it('a number applies its limits, steps and decimals, and the page updates while typing', async () => {
    const { variable } = setUp(
      documentWith({
        price: {
          ...newVariable('Price', 'number'),
          value: 1,
          minValue: 0,
          maxValue: 10,
          numberOfDecimals: 2,
          stepSize: 0.5,
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
    expect(screen.getByRole('alert')).toHaveTextContent('The most is 10.');
    expect(field).toHaveValue('7.26');
  });

  it('F7.31 an optional number can be cleared, a required one is restored', async () => {
    const { variable } = setUp(
      documentWith({
        rebate: { ...newVariable('Rebate', 'number'), value: 5, placeholder: 'In percent' },
        price: { ...newVariable('Price', 'number'), value: 7, isRequired: true },
      }),
    );
    const rebate = screen.getByRole('spinbutton', { name: 'Rebate' });
    await userEvent.clear(rebate);
    await userEvent.tab();
    expect(variable('rebate')).toMatchObject({ value: null });
    expect(rebate).toHaveValue('');
    expect(rebate).toHaveAttribute('placeholder', 'In percent');
    const price = screen.getByRole('spinbutton', { name: /^Price/ });
    await userEvent.clear(price);
    await userEvent.tab();
    expect(variable('price')).toMatchObject({ value: 7 });
    expect(screen.getByRole('alert')).toHaveTextContent('Type a number.');
  });

  it('a required switch has " *", and an empty image its placeholder', () => {
    setUp(
      documentWith({
        terms: { ...newVariable('Terms', 'boolean'), isRequired: true },
        photo: { ...newVariable('Photo', 'image'), placeholder: 'A face, from the front' },
      }),
    );
    expect(screen.getByRole('switch', { name: 'Terms' })).toBeRequired();
    expect(screen.getByText('Terms').textContent).toBe('Terms *');
    expect(screen.getByText('A face, from the front')).toBeVisible();
  });

  it('an invalid date stays in the field with the reason, and the page keeps the last valid one', async () => {
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

  it('a list shows the labels of its items, a long one with a search', async () => {
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

  it('S8.07a shows read-only variables without allowing changes', async () => {
    const { variable } = setUp(
      documentWith({
        name: { ...newVariable('Name', 'shortText'), value: 'Ada', isReadonly: true },
        count: { ...newVariable('Count', 'number'), value: 3, isReadonly: true },
        free: { ...newVariable('Free', 'boolean'), isReadonly: true },
      }),
    );
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' Lovelace');
    await userEvent.click(screen.getByRole('switch', { name: 'Free' }));
    expect(screen.getByLabelText('Count')).toBeDisabled();
    expect(variable('name')).toMatchObject({ value: 'Ada' });
    expect(variable('free')).toMatchObject({ value: false });
  });

  it('S8.19a a switch, a longer text and a picture have fields of their own', async () => {
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

  it('S11.19 marks each missing field once it stops a download', () => {
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

  it('S11.06 are under the heading and help of their section, as are layout and size', async () => {
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

  it('reports the active variable', async () => {
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

  it('a size beyond its limits is refused with a message', async () => {
    const { settings } = setUp(documentWith({}, limits));
    await type('Width', '99');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByRole('alert')).toHaveTextContent('At least 100 mm.');
    expect(settings()).toMatchObject({ width: 210 });
  });
});
