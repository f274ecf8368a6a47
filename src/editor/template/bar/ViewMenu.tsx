import { Button } from '@/components/Button';
import { Menu, type MenuEntry } from '@/components/Menu';
import { resolveLayout } from '@/engine/document';
import { addGuide, guidesOf, guideStyleOf, newGrid, removeGuides, setGuideStyle } from '../core/guides';
import { newId } from '../core/newId';
import { useSession, useView } from '../core/SessionContext';
import { Keys } from './Keys';

/** How the page is looked at while it is designed: rulers, bleed, snapping, guides and grid. */
export function ViewMenu() {
  const session = useSession();
  const document = useView((view) => view.document);
  const options = useView((view) => view.options);
  const style = guideStyleOf(document);
  const guideIds = Object.keys(guidesOf(document));
  const switches: readonly MenuEntry[] = [
    {
      ...{ id: 'rulers', label: 'Rulers', checked: options.hasRulers, keepOpen: true },
      trailing: <Keys of="rulers" />,
      onSelect: () => session.setOptions({ hasRulers: !options.hasRulers }),
    },
    {
      ...{ id: 'bleed', label: 'Bleed', checked: options.hasBleed, keepOpen: true },
      onSelect: () => session.setOptions({ hasBleed: !options.hasBleed }),
    },
    {
      ...{ id: 'snapping', label: 'Snapping', checked: options.isSnapping, keepOpen: true },
      onSelect: () => session.setOptions({ isSnapping: !options.isSnapping }),
    },
  ];
  const guides: readonly MenuEntry[] = [
    {
      ...{ id: 'line', label: 'Guides as lines', checked: style.type === 'line', keepOpen: true },
      onSelect: () => setGuideStyle(session, { type: 'line' }),
    },
    {
      ...{ id: 'square', label: 'Square grid', checked: style.type === 'square', keepOpen: true },
      onSelect: () => {
        const { unit } = resolveLayout(document, document.selectedLayoutId).settings;
        if (style.type !== 'square') setGuideStyle(session, newGrid(unit));
      },
    },
    { id: 'upright', label: 'Add an upright guide', onSelect: () => addGuide(session, newId(), 'x') },
    { id: 'level', label: 'Add a level guide', onSelect: () => addGuide(session, newId(), 'y') },
    {
      ...{ id: 'remove', label: 'Remove all guides' },
      ...(guideIds.length > 0
        ? { onSelect: () => removeGuides(session, guideIds) }
        : { disabledReason: 'No guides are shown.' }),
    },
  ];
  return (
    <Menu label="View" entries={[...switches, { kind: 'separator', id: 'guides' }, ...guides]} align="end">
      <Button size="s" intent="ghost">
        View
      </Button>
    </Menu>
  );
}
