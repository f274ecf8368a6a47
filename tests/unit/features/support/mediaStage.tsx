import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { EnvironmentDetail } from '@/api/types';
import { LinkProvider, type LinkElementProps } from '@/components/Link';
import { ENVIRONMENTS } from '@/demo';
import { MediaScreen, type MediaView } from '@/features/media';
import { createFeatureStage } from './feature';

interface PageProps {
  environment: EnvironmentDetail;
  folder: string;
  withheld: string | undefined;
  hasCropPreviews: boolean;
}

/** The screen within its page, which shows the targets of links. */
function Page({ environment, folder, withheld, hasCropPreviews }: PageProps) {
  const [view, setView] = useState<MediaView>({
    folder,
    search: '',
    extensions: [],
    sort: { by: 'name', direction: 'asc' },
  });
  const [Anchor] = useState(
    () =>
      function Anchor({ href, children, ...rest }: LinkElementProps) {
        const open = () => setView((old) => ({ ...old, folder: decodeURI(href.slice(1)), search: '' }));
        return (
          <a href={href} {...rest} onClick={(event) => (event.preventDefault(), open())}>
            {children}
          </a>
        );
      },
  );
  return (
    <LinkProvider component={Anchor}>
      <MediaScreen
        environment={environment}
        withheld={withheld}
        hasCropPreviews={hasCropPreviews}
        view={view}
        onViewChange={setView}
        hrefOf={(path) => `#${encodeURI(path)}`}
      />
    </LinkProvider>
  );
}

/** Provides the demo's media for their screen. */
export function createMediaStage() {
  const start = createFeatureStage();
  return async ({ folder = '/', withheld, hasCropPreviews = true }: Partial<PageProps> = {}) => {
    const stage = start({ persona: 'template.designer', hasMedia: true });
    const { store } = stage;
    const environment = await stage.api.request('get', '/environments/{environmentId}', {
      params: { path: { environmentId: ENVIRONMENTS.auroraProduction } },
    });
    return {
      ...stage,
      environment,
      draw: () =>
        stage.draw(
          <Page
            environment={environment}
            folder={folder}
            withheld={withheld}
            hasCropPreviews={hasCropPreviews}
          />,
        ),
      /** Names of the tiles, in order. */
      names: async () =>
        (await screen.findAllByRole('article')).map((tile) => tile.getAttribute('aria-label')),
      /** Chooses an action from the menu of a tile. */
      act: async (name: string, action: string) => {
        await userEvent.click(await screen.findByRole('button', { name: `Actions of ${name}` }));
        await userEvent.click(await screen.findByRole('menuitem', { name: action }));
      },
      /** Finds entries of the environment by name. */
      find: (name: string) =>
        store.media.filter((row) => row.environmentId === environment.guid && row.name === name),
    };
  };
}
