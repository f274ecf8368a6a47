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

it('looks for what was typed once Enter is pressed, and for nothing once the field is empty', async () => {
  render(<Searched />);
  const field = screen.getByRole('searchbox', { name: 'Search pictures' });
  await userEvent.type(field, ' oven ');
  expect(screen.getByText('Looked for:')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Looked for: oven')).toBeVisible();
  await userEvent.clear(field);
  expect(screen.getByText('Looked for:')).toBeVisible();
});

it('forgets what was typed with what was looked for', async () => {
  render(<Searched />);
  const field = screen.getByRole('searchbox', { name: 'Search pictures' });
  await userEvent.type(field, 'oven{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Open a folder' }));
  expect(field).toHaveValue('');
  expect(screen.getByText('Looked for:')).toBeVisible();
});
