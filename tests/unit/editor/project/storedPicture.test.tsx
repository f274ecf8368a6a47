import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PictureShelf } from '@/editor/page/PictureShelf';
import { CanvasSession } from '@/editor/project/core/CanvasSession';
import { ProjectSession } from '@/editor/project/core/ProjectSession';
import { PagePanel } from '@/editor/project/panels/PagePanel';
import { sampleDocument } from '../../engine/support/sampleDocument';

const nothing = () => undefined;
const never = () => new Promise<never>(nothing);

/** The page of a project whose fonts are still loading. */
function drawPage({ picture, index = 0 }: { picture: Blob | undefined; index?: number }) {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  const document = sampleDocument();
  const session = new ProjectSession({
    document,
    version: 'v1',
    now: () => 0,
    save: never,
    context: { today: '2026-11-26', mediaConnectorId: '' },
  });
  render(
    <PagePanel
      document={document}
      index={index}
      picture={picture}
      name="Tag"
      canvas={new CanvasSession(session)}
      pages={['page', 'back']}
      shelf={new PictureShelf(never)}
      findFont={never}
      active={undefined}
      onTurn={nothing}
      onField={nothing}
    />,
  );
  return screen.queryByRole('img', { name: 'Preview of Tag' });
}

it('H1.01 Fit is offered once the page is zoomed', async () => {
  drawPage({ picture: undefined });
  const fit = screen.getByRole('button', { name: 'Fit' });
  expect(fit).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(fit).not.toHaveAttribute('aria-disabled');
  await userEvent.click(fit);
  expect(fit).toHaveAttribute('aria-disabled', 'true');
});

describe('the page of a project while its fonts load', () => {
  it('is the picture it was saved with, as large as the page will be', () => {
    const picture = drawPage({ picture: new Blob() });
    expect(picture).toBeVisible();
    const { width = '', height = '' } = picture?.parentElement?.style ?? {};
    expect(parseFloat(height) / parseFloat(width)).toBeCloseTo(297 / 210);
  });

  it('is empty without a picture or with one of another page', () => {
    expect(drawPage({ picture: undefined })).not.toBeInTheDocument();
    expect(drawPage({ picture: new Blob(), index: 1 })).not.toBeInTheDocument();
  });
});
