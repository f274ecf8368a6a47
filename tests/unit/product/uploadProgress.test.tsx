import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UploadsProvider, useUploads } from '@/product/Uploads';

it('S2.09a shows the progress of each of several uploads', async () => {
  let tracker: ReturnType<typeof useUploads> | undefined;
  function Page() {
    tracker = useUploads();
    return null;
  }
  render(
    <UploadsProvider>
      <Page />
    </UploadsProvider>,
  );
  const report = new Map<string, (done: number | undefined) => void>();
  const upload = (name: string) => ({
    name,
    send: ({ onProgress }: { onProgress: (done: number | undefined) => void }) => {
      report.set(name, onProgress);
      return new Promise(() => undefined);
    },
  });
  act(() => tracker?.add([upload('dawn.jpg'), upload('dusk.jpg')]));
  const progressOf = async (name: string) =>
    (await screen.findByRole('progressbar', { name: `Uploading ${name}` })).getAttribute('aria-valuenow');
  expect([await progressOf('dawn.jpg'), await progressOf('dusk.jpg')]).toEqual(['0', '0']);
  act(() => report.get('dusk.jpg')?.(0.25));
  act(() => report.get('dawn.jpg')?.(0.5));
  expect([await progressOf('dawn.jpg'), await progressOf('dusk.jpg')]).toEqual(['50', '25']);
});
