import { Button } from '@/components/Button';
import { Menu, type MenuEntry, type MenuGroup } from '@/components/Menu';
import type { GuideStyle, ViewPreferenceContent, WorkspaceContent } from '@/domain/editor-views';
import { resolveLayout, type Id } from '@/engine/document';
import type { Viewport } from '../canvas/Viewport';
import { addGuide, getGuides, getGuideStyle, newGrid, removeGuides, setGuideStyle } from '../core/guides';
import type { EditorSession } from '../core/EditorSession';
import { newId } from '../core/newId';
import { useSession, useView } from '../core/SessionContext';
import { Keys } from './Keys';

/** The stored workspaces and view preferences of an environment, by name. */
export interface ViewChoices {
  readonly workspaces: readonly Choice<WorkspaceContent>[];
  readonly viewPreferences: readonly Choice<ViewPreferenceContent>[];
}

interface Choice<Content> {
  readonly id: string;
  readonly name: string;
  readonly content: Content;
}

interface ViewMenuProps {
  choices: ViewChoices;
  viewport: Pick<Viewport, 'fit' | 'setScale'>;
  /** CSS pixels per point at 100 %. */
  realScale: number;
  onWorkspace: (workspace: WorkspaceContent) => void;
}

const PERCENT = 100;

function useSwitchEntries(): readonly MenuEntry[] {
  const session = useSession();
  const options = useView((view) => view.options);
  return [
    {
      id: 'rulers',
      label: 'Rulers',
      checked: options.hasRulers,
      keepOpen: true,
      trailing: <Keys of="rulers" />,
      onSelect: () => session.setOptions({ hasRulers: !options.hasRulers }),
    },
    {
      id: 'bleed',
      label: 'Bleed',
      checked: options.hasBleed,
      keepOpen: true,
      onSelect: () => session.setOptions({ hasBleed: !options.hasBleed }),
    },
    {
      id: 'snapping',
      label: 'Snapping',
      checked: options.isSnapping,
      keepOpen: true,
      onSelect: () => session.setOptions({ isSnapping: !options.isSnapping }),
    },
    {
      id: 'proof',
      label: 'Soft proof',
      checked: options.isProofed,
      keepOpen: true,
      onSelect: () => session.setOptions({ isProofed: !options.isProofed }),
    },
  ];
}

interface GuideActions {
  readonly type: GuideStyle;
  readonly guideIds: readonly Id[];
  readonly setType: (type: GuideStyle) => void;
}

function createGuideEntries(
  session: EditorSession,
  { type, guideIds, setType }: GuideActions,
): readonly MenuEntry[] {
  return [
    {
      id: 'line',
      label: 'Guides as lines',
      checked: type === 'line',
      keepOpen: true,
      onSelect: () => setType('line'),
    },
    {
      id: 'square',
      label: 'Square grid',
      checked: type === 'square',
      keepOpen: true,
      onSelect: () => setType('square'),
    },
    { id: 'upright', label: 'Add an upright guide', onSelect: () => addGuide(session, newId(), 'x') },
    { id: 'level', label: 'Add a level guide', onSelect: () => addGuide(session, newId(), 'y') },
    {
      id: 'remove',
      label: 'Remove all guides',
      ...(guideIds.length > 0
        ? { onSelect: () => removeGuides(session, guideIds) }
        : { disabledReason: 'No guides are shown.' }),
    },
  ];
}

/** Menu of view options: rulers, bleed, snapping, guides and grid, and the stored view preferences. */
export function ViewMenu({ choices, viewport, realScale, onWorkspace }: ViewMenuProps) {
  const session = useSession();
  const document = useView((view) => view.document);
  const style = getGuideStyle(document);
  const guideIds = Object.keys(getGuides(document));
  const setStyle = (type: GuideStyle) => {
    const { unit } = resolveLayout(document, document.selectedLayoutId).settings;
    if (style.type !== type) setGuideStyle(session, type === 'line' ? { type } : newGrid(unit));
  };
  const switches = useSwitchEntries();
  const guides = createGuideEntries(session, { type: style.type, guideIds, setType: setStyle });
  const look = ({ rulers, guideStyle, snapping, bleed, zoom }: ViewPreferenceContent) => {
    session.setOptions({ hasRulers: rulers, isSnapping: snapping, hasBleed: bleed });
    if (guideStyle !== style.type) setStyle(guideStyle);
    if (zoom === null) viewport.fit();
    else viewport.setScale((realScale * zoom) / PERCENT);
  };
  const kept: readonly MenuGroup[] = [
    {
      kind: 'group',
      id: 'workspaces',
      label: 'Workspaces',
      items: choices.workspaces.map(({ id, name, content }) => ({
        id,
        label: name,
        onSelect: () => onWorkspace(content),
      })),
    },
    {
      kind: 'group',
      id: 'viewPreferences',
      label: 'View preferences',
      items: choices.viewPreferences.map(({ id, name, content }) => ({
        id,
        label: name,
        onSelect: () => look(content),
      })),
    },
  ];
  return (
    <Menu
      label="View"
      entries={[
        ...switches,
        { kind: 'separator', id: 'guides' },
        ...guides,
        ...kept.filter(({ items }) => items.length > 0),
      ]}
      align="end"
    >
      <Button size="s" intent="ghost">
        View
      </Button>
    </Menu>
  );
}
