import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useMemo, useRef } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { demoTemplates } from '@/demo/templates';
import { NEW_FORM } from '@/domain/user-interfaces';
import { BatchPanel } from '@/editor/project/batch/BatchPanel';
import { BatchSession } from '@/editor/project/batch/BatchSession';
import { createRowChecker, type RowCells } from '@/editor/project/batch/cells';
import { listBatchFields } from '@/editor/project/core/form';
import type { ImageChoices } from '@/editor/page/fields/ImageField';
import type { Document } from '@/engine/document';
import { makeWorkbook, textRow } from '../../support/makeWorkbook';
import { makeRowStore } from './support/makeRowStore';

const context = { today: '2026-11-23', mediaConnectorId: '' };

function design(wanted: string): Document {
  const found = demoTemplates().find(({ name }) => name === wanted);
  if (!found) throw new Error(`The demo data has no ${wanted}.`);
  return found.document;
}
const priceTag = () => design('Price tag');

const NO_IMAGES: ImageChoices = {
  withheld: 'Media are not for you.',
  thumbnail: () => null,
  browse: () => null,
};

/** Renders a table with these rows, focused. */
async function setUp(rows: readonly RowCells[] = [], document = priceTag(), images = NO_IMAGES) {
  const session = new BatchSession(makeRowStore(rows).store);
  await session.open();
  function Table() {
    const frame = useRef<HTMLDivElement>(null);
    const columns = useMemo(() => listBatchFields(document, NEW_FORM), []);
    const faultsOf = useMemo(() => createRowChecker(document, columns, context), [columns]);
    return <BatchPanel frame={frame} batch={{ session, columns, faultsOf }} images={images} />;
  }
  render(<Table />);
  const grid = screen.getByRole('grid', { name: 'Rows' });
  grid.focus();
  const cell = (row: number, column: number) =>
    within(grid).getAllByRole('row')[row]?.querySelectorAll('[role="gridcell"]')[column] ?? grid;
  const active = () => grid.ownerDocument.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
  const paste = (text: string) => {
    const event = createEvent.paste(grid, { clipboardData: { getData: () => text } });
    fireEvent(grid, event);
  };
  const copy = (kind: 'copy' | 'cut') => {
    const setData = vi.fn<(type: string, text: string) => void>();
    fireEvent(grid, createEvent[kind](grid, { clipboardData: { setData } }));
    return setData.mock.calls[0]?.[1];
  };
  const rowsKept = () => session.view().rows.map(({ cells }) => cells);
  return { session, grid, cell, active, paste, copy, rowsKept };
}

const { keyboard } = userEvent;

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

describe('a download with wrong rows', () => {
  it('H1.16 is refused with a message that chooses the right ones', async () => {
    const prices = ['5.58', 'soon', '4.20'];
    const { session } = await setUp(prices.map((price) => ({ product: 'Loaf', price })));
    act(() => session.say('Nothing was downloaded.', 'refused'));
    const message = screen.getByRole('alert');
    expect(message).toHaveTextContent('Nothing was downloaded.');
    await userEvent.click(within(message).getByRole('button', { name: 'Choose 2 rows without errors' }));
    const [first, , third] = session.view().rows.map(({ key }) => key);
    expect([...session.view().ticked]).toEqual([first, third]);
    expect(screen.getByText('3 rows, 1 with errors, 2 chosen')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('pictures in the batch table', () => {
  const LOAF = '00000000-0000-4000-8000-000000000001';
  const PHOTO = 3;
  const images: ImageChoices = {
    withheld: undefined,
    thumbnail: ({ assetId }) => <img alt={`small ${assetId}`} />,
    browse: ({ connectorId, onChoose, onClose }) => (
      <div role="dialog" aria-label={`Pictures of “${connectorId}”`}>
        <input aria-label="Search pictures" />
        <button onClick={() => onChoose({ connectorId: '', assetId: LOAF })}>Loaf</button>
        <button onClick={onClose}>Cancel</button>
      </div>
    ),
  };
  const post = () => design('Social post');

  it('S16.06 are chosen by Enter or a double click, and shown small', async () => {
    const { cell, grid, rowsKept } = await setUp([{ label: 'New' }], post(), images);
    await keyboard('{ArrowRight>3}{Enter}');
    const dialog = screen.getByRole('dialog', { name: 'Pictures of “”' });
    // Text typed there does not reach the table.
    await userEvent.type(within(dialog).getByLabelText('Search pictures'), 'rye');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Loaf' }));
    expect(rowsKept()).toEqual([{ label: 'New', photo: LOAF }]);
    expect(within(cell(1, PHOTO) as HTMLElement).getByRole('img', { name: `small ${LOAF}` })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(grid).toHaveFocus();
    fireEvent.doubleClick(cell(1, PHOTO));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(rowsKept()).toEqual([{ label: 'New', photo: LOAF }]);
  });

  it('S16.06 can be named by typing, F2 and pasting, also without the right to media', async () => {
    const { cell, rowsKept } = await setUp([{ label: 'New' }], post(), images);
    await keyboard('{ArrowRight>3}rye.jpg{Enter}{ArrowUp}{F2}');
    expect(screen.getByRole('textbox', { name: 'Photo, row 1' })).toHaveValue('rye.jpg');
    await keyboard('{Escape}');
    expect(cell(1, PHOTO)).toHaveTextContent('rye.jpg');
    expect(rowsKept()).toEqual([{ label: 'New', photo: 'rye.jpg' }]);
  });

  it('S16.06 are typed on Enter without the right to media', async () => {
    await setUp([{ label: 'New' }], post());
    await keyboard('{ArrowRight>3}{Enter}');
    expect(screen.getByRole('textbox', { name: 'Photo, row 1' })).toBeVisible();
  });
});

describe('the batch table of a project', () => {
  it('S16.06 supports typing: Enter moves down, Tab right, and the row after the last is added', async () => {
    const { cell, active, rowsKept, grid } = await setUp();
    await keyboard('Wheat loaf{Tab}');
    expect(active()).toBe(cell(1, 1));
    await keyboard('900 g{Enter}');
    expect(grid).toHaveFocus();
    expect(active()).toBe(cell(2, 1));
    await keyboard('{Home}Rye loaf{Enter}');
    expect(rowsKept()).toEqual([{ product: 'Wheat loaf', details: '900 g' }, { product: 'Rye loaf' }]);
    // Untouched cells have the values of the form.
    expect(cell(2, 2)).toHaveTextContent('5.9');
    expect(cell(2, 4)).toHaveTextContent('Bread');
  });

  it('S16.06 moves by keyboard; edits, cancels, clears and copies cells', async () => {
    const { cell, active, rowsKept, copy, session } = await setUp([
      { product: 'Wheat loaf', price: '5' },
      { product: 'Rye\nloaf', price: '6' },
    ]);
    await keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowUp}');
    expect(active()).toBe(cell(1, 2));
    await keyboard('{F2}.5{Escape}');
    expect(rowsKept()[0]).toMatchObject({ price: '5' });
    await keyboard('{Enter}.5{Enter}');
    expect(rowsKept()[0]).toMatchObject({ price: '5.5' });
    await keyboard('{Control>}{Home}{/Control}{Shift>}{ArrowDown}{/Shift}');
    expect(copy('copy')).toBe('Wheat loaf\r\n"Rye\nloaf"');
    await keyboard('{Delete}');
    expect(rowsKept()).toEqual([
      { product: '', price: '5.5' },
      { product: '', price: '6' },
    ]);
    expect(within(cell(1, 0) as HTMLElement).getAllByText('Product needs a value.')[0]).toBeInTheDocument();
    expect(screen.getByText('2 rows, 2 with errors')).toBeInTheDocument();
    act(() => session.undo());
    expect(copy('cut')).toBe('"Rye\nloaf"');
    expect(rowsKept()[1]).toMatchObject({ product: '' });
  });

  it('S16.06 pastes by column names or from the cell on, and one value into all selected cells', async () => {
    const { paste, rowsKept } = await setUp();
    paste('kind\tPRODUCT\tAisle\r\nPastry\t"Knots ""big"""\t4\r\n\t\t\r\n');
    expect(rowsKept()).toEqual([{ product: 'Knots "big"', kind: 'pastry' }]);
    expect(
      screen.getByText('1 row pasted. Not used: Aisle. As in the form: Price, Code of the till.'),
    ).toBeInTheDocument();
    await keyboard('{ArrowDown}{ArrowRight}');
    paste('"two\r\nlines"\t3,5\n"Half" a loaf\t4\n');
    expect(rowsKept()[1]).toEqual({ details: 'two\nlines', price: '3.5' });
    await keyboard('{ArrowDown}');
    paste('"Half" a loaf\t4\n');
    expect(rowsKept()[2]).toMatchObject({ details: '"Half" a loaf', price: '4' });
    await keyboard('{Control>}a{/Control}');
    paste('12');
    expect(rowsKept()[2]).toMatchObject({ product: '12', price: '12', code: '12' });
  });

  it('H2.03 keeps a long text and marks its cell with the reason', async () => {
    const { paste, rowsKept, cell } = await setUp();
    paste('a'.repeat(60));
    expect(rowsKept()[0]?.product).toHaveLength(60);
    expect(cell(1, 0)).toHaveAttribute('aria-invalid', 'true');
    expect(cell(1, 0)).toHaveTextContent('Product: This has 60 characters; up to 40 fit.');
    expect(screen.getByText('1 row, 1 with errors')).toBeInTheDocument();
  });

  const send = (content: string | Uint8Array, name = 'rows.csv') => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const file = Object.assign(new File([], name), { arrayBuffer: () => Promise.resolve(bytes) });
    return userEvent.upload(screen.getByTestId('gsc-file-input'), file, { applyAccept: false });
  };

  it('H2.04 asks for the target of a column with an unknown name', async () => {
    const { rowsKept } = await setUp();
    await send('Product;Sort;Price\nWheat loaf;Bread;4\n');
    const dialog = await screen.findByRole('dialog', { name: 'Match the columns' });
    expect(rowsKept()).toEqual([]);
    const select = within(dialog).getByRole('combobox');
    expect(select).toHaveAccessibleName('Sort, such as “Bread”');
    expect(select).toHaveDisplayValue('Leave out');
    await userEvent.selectOptions(select, 'Kind');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add rows' }));
    expect(rowsKept()).toEqual([{ product: 'Wheat loaf', kind: 'bread', price: '4' }]);
    expect(screen.getByText('1 row read.')).toBeInTheDocument();
  });

  it('F7.13 names required columns that a file does not fill, and their values in new rows', async () => {
    const document = priceTag();
    const { items } = document.variables;
    const product = { ...items.product, value: '' } as (typeof items)[string];
    const emptied = { ...document, variables: { ...document.variables, items: { ...items, product } } };
    const { rowsKept } = await setUp([], emptied);
    await send('Kind;Price;Details\nBread;4;900 g\n');
    const dialog = await screen.findByRole('dialog', { name: 'Add rows' });
    const left = within(dialog).getAllByRole('listitem');
    expect(left.map(({ textContent }) => textContent)).toEqual([
      'Product: nothing, which is an error.',
      'Code of the till: “5412345000013”, as in the form.',
    ]);
    expect(rowsKept()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add rows' }));
    expect(rowsKept()).toEqual([{ kind: 'bread', price: '4', details: '900 g' }]);
  });

  it('F7.13 counts a column matched by hand, and asks nothing when all required ones are matched', async () => {
    const { rowsKept } = await setUp();
    await send('Product;Price;Kasse\nRye;4;123\n');
    const dialog = within(await screen.findByRole('dialog', { name: 'Match the columns' }));
    expect(dialog.getByText('Code of the till: “5412345000013”, as in the form.')).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Code of the till');
    expect(dialog.queryByRole('listitem')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await send('Product;Price;Code of the till\nRye;4;123\n');
    expect(await screen.findByText('1 row read.')).toBeVisible();
    expect(rowsKept()).toEqual([{ product: 'Rye', price: '4', code: '123' }]);
  });

  it('F7.13 does the same for rows pasted with column names', async () => {
    const { paste } = await setUp([{ product: 'One' }]);
    paste('Product\tPrice\r\nRye\t4\r\nOat\t5');
    expect(screen.getByText('2 rows pasted. As in the form: Code of the till.')).toBeInTheDocument();
    paste('Product\tPrice\tCode of the till\r\nRye\t4\t123');
    expect(screen.getByText('1 row pasted.')).toBeInTheDocument();
  });

  it('F7.14 marks a cell that has the value of the form by a word, until it has its own', async () => {
    const { cell, session } = await setUp([{ product: 'Rye', kilo: '' }]);
    expect(cell(1, 0)).toHaveTextContent(/^Rye$/);
    expect(cell(1, 2)).toHaveTextContent(/^5\.9\s*form$/);
    expect(within(cell(1, 2) as HTMLElement).getByText('form')).toBeVisible();
    expect(cell(1, 3)).toHaveTextContent(/^$/);
    expect(cell(2, 2)).toHaveTextContent(/^$/);
    act(() => void session.write(0, [{ price: '5.9' }], 'Price'));
    expect(cell(1, 2)).toHaveTextContent(/^5\.9$/);
  });

  it('F7.15 allows an empty optional cell', async () => {
    const { cell } = await setUp([{ product: 'Rye', price: '4', kilo: '', details: '', kind: '' }]);
    expect(cell(1, 3)).not.toHaveAttribute('aria-invalid');
    expect(screen.getByText('1 row')).toBeInTheDocument();
    await keyboard('{ArrowRight>2}{Delete}');
    expect(cell(1, 2)).toHaveAttribute('aria-invalid', 'true');
    expect(cell(1, 2)).toHaveTextContent('Price needs a value.');
  });

  it('H2.04 names ignored columns of a file, and adds nothing when it is cancelled', async () => {
    const { rowsKept } = await setUp();
    await send('Product;Price;Sort\nWheat loaf;4\nRye loaf;5;Bread\n');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(rowsKept()).toEqual([]);
    await send('Product;Price;Sort\nWheat loaf;4\nRye loaf;5;Bread\n');
    await userEvent.click(await screen.findByRole('button', { name: 'Add rows' }));
    expect(rowsKept()).toEqual([
      { product: 'Wheat loaf', price: '4' },
      { product: 'Rye loaf', price: '5' },
    ]);
    expect(screen.getByText('2 rows read. Not used: Sort.')).toBeInTheDocument();
  });

  it('H2.04 asks whether the first row has names when none is known', async () => {
    const { rowsKept } = await setUp();
    await send('Vorname;Kurs\nWheat loaf;900 g\n');
    const dialog = await screen.findByRole('dialog', { name: 'Match the columns' });
    const first = within(dialog).getAllByRole('combobox')[0];
    expect(first).toHaveAccessibleName('Vorname, such as “Wheat loaf”');
    const box = within(dialog).getByRole('checkbox', { name: 'The first row holds names, not values' });
    expect(box).toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add rows' }));
    expect(rowsKept()).toEqual([{ product: 'Wheat loaf', details: '900 g' }]);
  });

  it('H2.04 matches the one column with a known name and asks about the others', async () => {
    const { rowsKept } = await setUp();
    await send('Sort;Art;Product\nBread;7;Wheat loaf\n');
    const dialog = within(await screen.findByRole('dialog', { name: 'Match the columns' }));
    expect(dialog.getByRole('combobox', { name: /^Sort/ })).toHaveDisplayValue('Leave out');
    expect(dialog.getByRole('combobox', { name: /^Product/ })).toHaveDisplayValue('Product');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Sort/ }), 'Kind');
    await userEvent.click(dialog.getByRole('button', { name: 'Add rows' }));
    expect(rowsKept()).toEqual([{ product: 'Wheat loaf', kind: 'bread' }]);
    expect(screen.getByText('1 row read. Not used: Art.')).toBeVisible();
  });

  it('F3.01 F3.03 F3.06 reads files of Excel, and names a row that is too long', async () => {
    const { rowsKept } = await setUp();
    await send('sep=;\r\nProduct; "Price"\r\nRye, dark;6,40\r\nBun\r\n');
    await userEvent.click(await screen.findByRole('button', { name: 'Add rows' }));
    expect(await screen.findByText('2 rows read.')).toBeVisible();
    expect(rowsKept()).toEqual([
      { product: 'Rye, dark', price: '6.40' },
      { product: 'Bun', price: '' },
    ]);
    await send('Product,Price\n\nBun,1\nRye,2,3\n');
    const words = 'Row 4 has 3 values, but there are names for 2 columns.';
    expect(await screen.findByText(`rows.csv could not be read. ${words}`)).toBeVisible();
    expect(rowsKept()).toHaveLength(2);
    await send(Uint8Array.from([...'Product,Price\nCaf\u00e9,1\n'].map((letter) => letter.charCodeAt(0))));
    await userEvent.click(await screen.findByRole('button', { name: 'Add rows' }));
    expect(rowsKept()[2]).toEqual({ product: 'Café', price: '1' });
  });

  it('F3.07 reads a table with very many lines', async () => {
    const { rowsKept } = await setUp();
    await send(`Product\n${'Loaf\n'.repeat(200_000)}`);
    expect(await screen.findByText(/^A table has up to 10,000 rows; these would be 200,000\./)).toBeVisible();
    expect(rowsKept()).toEqual([]);
  });

  it('F3.10 F3.11 reads a workbook: texts as shown, numbers by value', async () => {
    const { rowsKept } = await setUp();
    const rows =
      textRow('Product', 'Price', 'Details') +
      '<row><c t="str"><v>Rye</v></c><c s="0"><v>12.5</v></c><c s="1"><v>46539</v></c></row>' +
      '<row><c t="str"><v>Oat</v></c><c s="2"><v>0.5</v></c><c t="e"><v>#N/A</v></c></row>';
    const formats = ['0.00', 'd mmmm yyyy', '0%'];
    await send(await makeWorkbook({ sheets: [{ rows }], formats }), 'rows.xlsx');
    await userEvent.click(await screen.findByRole('button', { name: 'Add rows' }));
    expect(await screen.findByText('2 rows read. Cell C3 shows an error.')).toBeVisible();
    expect(rowsKept()).toEqual([
      { product: 'Rye', price: '12.50', details: '1 June 2027' },
      { product: 'Oat', price: '0.5', details: '#N/A' },
    ]);
  });

  describe('with rows', () => {
    const there = [
      { product: 'Rye', price: '4', code: '11' },
      { product: 'Oat', price: '5', code: '12' },
    ];
    const ask = async (content: string) => {
      await send(content);
      return within(await screen.findByRole('dialog', { name: 'Add rows' }));
    };

    it('F3.20 F3.21 updates rows with the same value in a chosen column, after a preview of the counts', async () => {
      const { rowsKept, session } = await setUp(there);
      const dialog = await ask('Product;Price;Code of the till\nOat;6,50;12\nRye;4;11\nBun;1;12\n');
      expect(dialog.getByRole('radio', { name: 'Add below them' })).toBeChecked();
      expect(dialog.getByText('Result: 3 rows added, 2 rows unchanged.')).toBeVisible();
      await userEvent.click(dialog.getByRole('radio', { name: /^Update rows with the same value/ }));
      const column = dialog.getByRole('combobox', { name: 'Column that names a row' });
      expect(column).toHaveDisplayValue('Product');
      expect(dialog.getByText('Result: 1 row updated, 1 row added, 1 row unchanged.')).toBeVisible();
      await userEvent.selectOptions(column, 'Code of the till');
      expect(dialog.getByText(/“12” is in this column of several rows of the file/)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Update rows' }));
      expect(rowsKept()).toEqual(there);
      await userEvent.selectOptions(column, 'Product');
      await userEvent.click(dialog.getByRole('button', { name: 'Update rows' }));
      expect(rowsKept()).toEqual([
        { product: 'Rye', price: '4', code: '11' },
        { product: 'Oat', price: '6.50', code: '12' },
        { product: 'Bun', price: '1', code: '12' },
      ]);
      expect(screen.getByText('3 rows read. 1 row updated, 1 row added, 1 row unchanged.')).toBeVisible();
      expect(session.view().undoes).toBe('updating rows by rows.csv');
      act(() => session.undo());
      expect(rowsKept()).toEqual(there);
    });

    it('F3.20 F3.21 replaces them in one step, or keeps them on cancel', async () => {
      const { rowsKept, session } = await setUp(there);
      await ask('Product\nBun\n');
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(rowsKept()).toEqual(there);
      const dialog = await ask('Product\nBun\n');
      await userEvent.click(dialog.getByRole('radio', { name: 'Replace them' }));
      expect(dialog.getByText('Result: 1 row added, 2 rows removed, 0 rows unchanged.')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Replace rows' }));
      expect(rowsKept()).toEqual([{ product: 'Bun' }]);
      act(() => session.undo());
      expect(rowsKept()).toEqual(there);
    });

    it('F3.20 can be updated by a column matched by hand', async () => {
      const { rowsKept } = await setUp(there);
      await send('Artikel;Preis\nOat;7\n');
      const dialog = within(await screen.findByRole('dialog', { name: 'Match the columns' }));
      await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Preis/ }), 'Price');
      await userEvent.click(dialog.getByRole('radio', { name: /^Update rows/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'Update rows' }));
      expect(rowsKept()[1]).toEqual({ product: 'Oat', price: '7', code: '12' });
    });
  });

  it('F3.15 asks which sheet of a workbook to read, and can read another', async () => {
    const { rowsKept } = await setUp();
    const sheets = [
      { name: 'Lists', state: 'hidden' as const, rows: textRow('Product') + textRow('Secret') },
      { name: 'May', rows: textRow('Product') + textRow('Rye') },
      { name: 'June', rows: textRow('Product', 'Aisle') + textRow('Oat', '4') },
      { name: 'Empty', rows: '' },
    ];
    await send(await makeWorkbook({ sheets }), 'rows.xlsx');
    const dialog = await screen.findByRole('dialog', { name: 'Add rows' });
    const choice = () => within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Sheet' });
    expect(within(dialog).getByRole('option', { name: 'Lists (hidden)' })).toBeInTheDocument();
    expect(choice()).toHaveDisplayValue('May');
    await userEvent.selectOptions(choice(), 'Empty');
    expect(await screen.findByText('The file is empty.')).toBeVisible();
    expect(rowsKept()).toEqual([]);
    await userEvent.selectOptions(choice(), 'June');
    expect(await screen.findByRole('combobox', { name: 'Aisle, such as “4”' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add rows' }));
    expect(rowsKept()).toEqual([{ product: 'Oat' }]);
    expect(screen.getByText('1 row read. Not used: Aisle.')).toBeVisible();
  });

  it('S16.06 reports why a file is not read, and takes 10,000 rows at most', async () => {
    const { session } = await setUp();
    await send('Product\n"Loaf');
    expect(
      await screen.findByText(/^rows\.csv could not be read\. Row 2: A value in quotes is never/),
    ).toBeVisible();
    await send(new Uint8Array([0xff, 0xfe, 0x00]));
    expect(await screen.findByText(/The file is no text that can be read/)).toBeVisible();
    await send(`Product\n${'Loaf\n'.repeat(10_001)}`);
    expect(await screen.findByText(/^A table has up to 10,000 rows; these would be 10,001\./)).toBeVisible();
    expect(session.view().rows).toHaveLength(0);
    await send('Wheat loaf;900 g\nRye loaf;800 g\n');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^The first row holds names/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Add rows' }));
    expect(await screen.findByText('2 rows read.')).toBeVisible();
    expect(session.view().undoes).toBe('reading rows.csv');
  });

  it('S16.07 rows are selected by their heads, and all at once', async () => {
    const { session, active, grid } = await setUp([{ product: 'One' }, { product: 'Two' }]);
    await keyboard('{ArrowLeft}');
    expect(active()).toHaveAttribute('role', 'rowheader');
    await keyboard(' ');
    expect(within(grid).getByRole('checkbox', { name: 'Choose row 1' })).toBeChecked();
    expect(screen.getByText('2 rows, 1 chosen')).toBeInTheDocument();
    await userEvent.click(within(grid).getByRole('checkbox', { name: 'Choose all rows' }));
    expect(session.view().ticked.size).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: 'Remove 2 rows' }));
    expect(session.view().rows).toHaveLength(0);
    expect(session.view().ticked.size).toBe(0);
  });
});
