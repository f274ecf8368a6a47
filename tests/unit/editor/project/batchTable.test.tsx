import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useMemo, useRef } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { demoTemplates } from '@/demo/templates';
import { NEW_FORM } from '@/domain/user-interface';
import { BatchPanel } from '@/editor/project/batch/BatchPanel';
import { BatchSession } from '@/editor/project/batch/BatchSession';
import { rowChecks, type RowCells } from '@/editor/project/batch/cells';
import { askedFields } from '@/editor/project/core/form';
import type { ImageChoices } from '@/editor/page/fields/ImageField';
import type { Document } from '@/engine/document';

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

/** A table with these rows on screen, which has the focus. */
async function setUp(rows: readonly RowCells[] = [], document = priceTag(), images = NO_IMAGES) {
  const keep = vi.fn(() => Promise.resolve(true));
  const session = new BatchSession({ read: () => Promise.resolve(rows), keep });
  await session.open();
  function Table() {
    const frame = useRef<HTMLDivElement>(null);
    const columns = useMemo(() => askedFields(document, NEW_FORM), []);
    const faultsOf = useMemo(() => rowChecks(document, columns, context), [columns]);
    return <BatchPanel frame={frame} batch={{ session, columns, faultsOf }} {...{ images }} />;
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
  return { session, keep, grid, cell, active, paste, copy, rowsKept };
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
    await userEvent.click(within(message).getByRole('button', { name: 'Choose 2 right rows' }));
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
    // What is typed there is no business of the table.
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

  it('S16.06 can be named by typing, F2 and pasting as well, and by these alone where media are withheld', async () => {
    const { cell, rowsKept } = await setUp([{ label: 'New' }], post(), images);
    await keyboard('{ArrowRight>3}rye.jpg{Enter}{ArrowUp}{F2}');
    expect(screen.getByRole('textbox', { name: 'Photo, row 1' })).toHaveValue('rye.jpg');
    await keyboard('{Escape}');
    expect(cell(1, PHOTO)).toHaveTextContent('rye.jpg');
    expect(rowsKept()).toEqual([{ label: 'New', photo: 'rye.jpg' }]);
  });

  it('S16.06 are typed on Enter where media are withheld', async () => {
    await setUp([{ label: 'New' }], post());
    await keyboard('{ArrowRight>3}{Enter}');
    expect(screen.getByRole('textbox', { name: 'Photo, row 1' })).toBeVisible();
  });
});

describe('the batch table of a project', () => {
  it('S16.06 is typed into: Enter goes down, Tab to the right, and the row behind the last becomes one', async () => {
    const { cell, active, rowsKept, grid } = await setUp();
    await keyboard('Wheat loaf{Tab}');
    expect(active()).toBe(cell(1, 1));
    await keyboard('900 g{Enter}');
    expect(grid).toHaveFocus();
    expect(active()).toBe(cell(2, 1));
    await keyboard('{Home}Rye loaf{Enter}');
    expect(rowsKept()).toEqual([{ product: 'Wheat loaf', details: '900 g' }, { product: 'Rye loaf' }]);
    // What was left alone is as in the form.
    expect(cell(2, 2)).toHaveTextContent('5.9');
    expect(cell(2, 4)).toHaveTextContent('Bread');
  });

  it('S16.06 is gone through by keys, and a cell is changed, given up, cleared and copied', async () => {
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

  it('S16.06 takes what is pasted by the names of columns, else from the cell on, and one value for all that are selected', async () => {
    const { paste, rowsKept } = await setUp();
    paste('kind\tPRODUCT\tAisle\r\nPastry\t"Knots ""big"""\t4\r\n\t\t\r\n');
    expect(rowsKept()).toEqual([{ product: 'Knots "big"', kind: 'pastry' }]);
    expect(screen.getByText('1 row pasted. Not used: Aisle.')).toBeInTheDocument();
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

  it('H2.03 keeps a text that is too long whole, and marks its cell with the reason', async () => {
    const { paste, rowsKept, cell } = await setUp();
    paste('a'.repeat(60));
    expect(rowsKept()[0]?.product).toHaveLength(60);
    expect(cell(1, 0)).toHaveAttribute('aria-invalid', 'true');
    expect(cell(1, 0)).toHaveTextContent('Product: This has 60 characters; up to 40 fit.');
    expect(screen.getByText('1 row, 1 with errors')).toBeInTheDocument();
  });

  const send = (content: string | Uint8Array) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const file = Object.assign(new File([], 'rows.csv'), { arrayBuffer: () => Promise.resolve(bytes) });
    return userEvent.upload(screen.getByTestId('gsc-file-input'), file, { applyAccept: false });
  };

  it('H2.04 asks where a column of a file goes whose name no variable has', async () => {
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

  it('H2.04 names the columns of a file that were left out, and adds nothing when that is cancelled', async () => {
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

  it('H2.04 asks of a file without a known name whether its first row holds names', async () => {
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

  it('F3.01 F3.03 F3.06 reads a file as Excel writes it, and names a row that is too long', async () => {
    const { rowsKept } = await setUp();
    await send('sep=;\r\nProduct; "Price"\r\nRye, dark;6,40\r\nBun\r\n');
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
    await waitFor(() => expect(rowsKept()[2]).toEqual({ product: 'Café', price: '1' }));
  });

  it('F3.07 reads a table of more lines than a call has arguments', async () => {
    const { rowsKept } = await setUp();
    await send(`Product\n${'Loaf\n'.repeat(200_000)}`);
    expect(await screen.findByText(/^A table has up to 10,000 rows; these would be 200,000\./)).toBeVisible();
    expect(rowsKept()).toEqual([]);
  });

  it('S16.06 says why a file is not read, and takes 10,000 rows at most', async () => {
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

  it('S16.06 keeps every row that was there last, also what changes while rows are kept', async () => {
    const { session, keep } = await setUp();
    session.write(0, [{ product: 'One' }], 'Product');
    session.write(1, [{ product: 'Two' }], 'Product');
    expect(session.view().isKept).toBe(false);
    await vi.waitFor(() => expect(session.view().isKept).toBe(true));
    expect(keep).toHaveBeenLastCalledWith([{ product: 'One' }, { product: 'Two' }]);
    const [first] = session.view().rows;
    session.remove(new Set([first?.key ?? 0]));
    expect(session.view().undoes).toBe('removing a row');
    keep.mockResolvedValue(false);
    session.undo();
    await vi.waitFor(() => expect(keep).toHaveBeenCalledTimes(4));
    expect(session.view()).toMatchObject({ isKept: false, redoes: 'removing a row' });
  });

  it('S16.07 rows are chosen by their heads, and all at once', async () => {
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
