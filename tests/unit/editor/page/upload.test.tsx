import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EnvironmentDetail, MediaAsset } from '@/api/types';
import { usePictureUpload } from '@/editor/page/fields/usePictureUpload';
import { ENVIRONMENTS } from '@/demo';
import { createFeatureStage } from '../../features/support/feature';
import { stubFiles } from '../../features/support/stubFiles';

const start = createFeatureStage();

beforeEach(stubFiles);
afterEach(() => vi.unstubAllGlobals());

const png = (name: string) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name, {
    type: 'image/png',
  });

it('F7.34 uploads several files into a new folder', async () => {
  const { api, draw, store } = start();
  store.persona = 'template.designer';
  const environment = await api.request('get', '/environments/{environmentId}', {
    params: { path: { environmentId: ENVIRONMENTS.auroraProduction } },
  });
  let upload: (file: File) => Promise<MediaAsset> = () => Promise.reject(new Error('It is not drawn.'));
  function Page({ environment: here }: { environment: EnvironmentDetail }) {
    upload = usePictureUpload(here);
    return null;
  }
  draw(<Page environment={environment} />);
  const folders = () =>
    store.media.filter(
      ({ kind, name, environmentId }) =>
        kind === 'folder' && name === 'Upload' && environmentId === environment.guid,
    );
  expect(folders()).toHaveLength(0);
  const taken = await Promise.all(['a.png', 'b.png', 'c.png'].map((name) => upload(png(name))));
  expect(taken.map(({ name }) => name)).toEqual(['a.png', 'b.png', 'c.png']);
  expect(folders()).toHaveLength(1);
});
