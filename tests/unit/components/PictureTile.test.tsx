import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PictureTile } from '@/components/PictureTile';

describe('PictureTile', () => {
  it('opens on click and by key, and has a menu only with actions', async () => {
    const onOpen = vi.fn();
    render(<PictureTile name="Flyer" picture={<img src="data:," alt="Preview" />} onOpen={onOpen} />);
    expect(screen.getByRole('img', { name: 'Preview' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Flyer' }));
    await userEvent.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('button', { name: 'Actions of Flyer' })).toBeNull();
  });

  it('is a link when it has an address', () => {
    render(<PictureTile name="Logos" picture={null} href="/media?folder=Logos" />);
    expect(screen.getByRole('link', { name: 'Logos' })).toHaveAttribute('href', '/media?folder=Logos');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
