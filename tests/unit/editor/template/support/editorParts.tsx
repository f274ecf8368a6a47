import type { ReactNode } from 'react';
import { PictureShelf } from '@/editor/page/PictureShelf';
import { IssueCount } from '@/editor/template/bar/IssueCount';
import { TemplateBar } from '@/editor/template/bar/TemplateBar';
import { ToolRail } from '@/editor/template/bar/ToolRail';
import { ViewMenu } from '@/editor/template/bar/ViewMenu';
import { Viewport } from '@/editor/template/canvas/Viewport';
import { StudioFeaturesContext } from '@/editor/template/core/StudioFeaturesContext';
import { renderPanels } from '@/editor/template/renderPanels';

const nothing = () => undefined;

/** Every panel that the editor offers, without resources, which belong to the environment. */
export const panelsOfEditor = renderPanels({
  engine: undefined,
  shelf: new PictureShelf(() => Promise.resolve(undefined)),
  context: { today: '2026-11-27', mediaConnectorId: 'media' },
  images: { withheld: undefined, thumbnail: () => null, browse: () => null },
  fonts: [],
  issues: [],
  log: [],
  found: [],
  layoutId: 'a4',
  resources: undefined,
  isAnimated: true,
  actionId: undefined,
  onLayoutSettings: nothing,
  onAction: nothing,
  onPoint: nothing,
});

function Bar() {
  const viewport = new Viewport();
  return (
    <TemplateBar
      people={null}
      name="Template"
      backHref={undefined}
      viewport={viewport}
      realScale={1}
      sides={{ left: true, right: true }}
      onFold={nothing}
      view={
        <ViewMenu
          viewport={viewport}
          realScale={1}
          choices={{ workspaces: [], viewPreferences: [] }}
          onWorkspace={nothing}
        />
      }
      issues={
        <IssueCount preflight={{ issues: [], isChecking: false }} onShow={nothing} onShowAction={nothing} />
      }
      entries={[]}
      onSave={nothing}
    />
  );
}

const withFeatures = (part: ReactNode) => (
  <StudioFeaturesContext value={() => true}>{part}</StudioFeaturesContext>
);

/** The bars and panels around the page, by name. */
export const EDITOR_PARTS: readonly (readonly [string, ReactNode])[] = [
  ['bar', withFeatures(<Bar />)],
  ['tools', withFeatures(<ToolRail />)],
  ...Object.entries(panelsOfEditor)
    .filter(([, panel]) => panel !== undefined)
    .map(([name, panel]) => [name, withFeatures(panel)] as const),
];
