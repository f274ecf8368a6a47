import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NameForm } from '@/product/NameForm';

const BEFORE = { firstName: 'Before', lastName: 'Same' };
const SAVED = { firstName: 'Saved', lastName: 'Same' };

function setUp() {
  const onSave = vi.fn();
  const form = (names: typeof BEFORE, pending: boolean) => (
    <NameForm names={names} pending={pending} error={null} onSave={onSave} onErrorDismiss={() => undefined} />
  );
  const { rerender } = render(form(BEFORE, false));
  return {
    onSave,
    first: screen.getByLabelText(/First name/),
    save: () => userEvent.click(screen.getByRole('button', { name: 'Save' })),
    begins: () => rerender(form(BEFORE, true)),
    ends: () => rerender(form(SAVED, false)),
  };
}

const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

describe('the form for both names of a user', () => {
  it.each([
    ['something new', 'Newer'],
    ['what it was before', BEFORE.firstName],
  ])('keeps %s typed while a save is under way, to be saved by the next', async (_what, text) => {
    const { first, save, begins, ends, onSave } = setUp();
    await type(first, SAVED.firstName);
    await save();
    expect(onSave).toHaveBeenCalledWith(SAVED);
    begins();
    await type(first, text);
    ends();
    expect(first).toHaveValue(text);

    await save();
    expect(onSave).toHaveBeenLastCalledWith({ ...SAVED, firstName: text });
  });

  it('shows the saved names when nothing was typed since', async () => {
    const { first, save, begins, ends } = setUp();
    await type(first, SAVED.firstName);
    await save();
    begins();
    ends();
    expect(first).toHaveValue(SAVED.firstName);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  });
});
