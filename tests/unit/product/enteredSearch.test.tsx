import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SearchField } from '@/components/SearchField';
import { useEnteredSearch } from '@/product/SearchedList';

function Searched() {
  const { search, field, clear } = useEnteredSearch();
  return (
    <>
      <SearchField label="Search pictures" {...field} />
      <button onClick={clear}>Open a folder</button>
      <p>Looked for: {search}</p>
    </>
  );
}

it('searches on Enter, and clears the search with an empty field', async () => {
  render(<Searched />);
  const field = screen.getByRole('searchbox', { name: 'Search pictures' });
  await userEvent.type(field, ' oven ');
  expect(screen.getByText('Looked for:')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Looked for: oven')).toBeVisible();
  await userEvent.clear(field);
  expect(screen.getByText('Looked for:')).toBeVisible();
});

it('clears the input with the search', async () => {
  render(<Searched />);
  const field = screen.getByRole('searchbox', { name: 'Search pictures' });
  await userEvent.type(field, 'oven{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Open a folder' }));
  expect(field).toHaveValue('');
  expect(screen.getByText('Looked for:')).toBeVisible();
});
