import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FrameMarks } from '@/editor/page/frames/FrameMarks';
import { PictureShelf } from '@/editor/page/PictureShelf';
import { smallDocument } from '../template/support/openEditor';

const frameId = 'words';

it('S2.26 shows a picture as not available once it is known to be deleted', async () => {
  let answer: () => void = () => undefined;
  const found = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined);
  });
  const shelf = new PictureShelf(() => found);
  expect(shelf.picture('gone')).toBeUndefined();
  render(
    <FrameMarks
      document={smallDocument()}
      pageId="page"
      reports={[{ type: 'missingPicture', frameId, picture: 'gone' }]}
      shelf={shelf}
      unitScale={1}
    />,
  );
  expect(screen.queryByText('Not available')).toBeNull();
  answer();
  expect(await screen.findByText('Not available')).toBeVisible();
  expect(screen.getByText('Words: its picture is gone.')).toBeInTheDocument();
});

it('S6.19a marks an overset text once, and no fitting text', () => {
  const shelf = new PictureShelf(() => Promise.resolve(undefined));
  const marks = (types: readonly 'textOverflow'[]) => (
    <FrameMarks
      document={smallDocument()}
      pageId="page"
      reports={types.map((type) => ({ type, frameId }))}
      shelf={shelf}
      unitScale={1}
    />
  );
  const { container, rerender } = render(marks(['textOverflow', 'textOverflow']));
  expect(screen.getAllByText('Words: the text does not fit.')).toHaveLength(1);
  rerender(marks([]));
  expect(container).toBeEmptyDOMElement();
});
