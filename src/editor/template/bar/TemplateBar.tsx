import { ArrowLeft, EllipsisVertical, Eye, EyeOff, Minus, PanelLeft, PanelRight, Plus } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import { Heading } from '@/components/Heading';
import { IconButton } from '@/components/IconButton';
import { Inline } from '@/components/Inline';
import { LinkButton } from '@/components/LinkButton';
import { Menu, type MenuEntry } from '@/components/Menu';
import { SegmentedControl } from '@/components/SegmentedControl';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { UndoButtons } from '../../page/UndoButtons';
import { createZoom } from '../canvas/createZoom';
import type { Viewport } from '../canvas/Viewport';
import type { SaveState } from '../core/Saving';
import { useSession, useView } from '../core/SessionContext';
import { Keys } from './Keys';

const Bar = styled('header', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  flexShrink: 0,
  minHeight: '3rem',
  paddingInline: '$3',
  borderBlockEnd: '1px solid $colors$border',
  backgroundColor: '$surface',
  '@tablet': { flexWrap: 'wrap', paddingBlock: '$2', rowGap: '$2' },
});
const Name = styled(Heading, {
  minWidth: '4rem',
  maxWidth: '20rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const STATE_WORDS: Readonly<Record<SaveState, string>> = {
  saved: 'Saved',
  unsaved: 'Unsaved changes',
  saving: 'Saving',
  failed: 'Not saved',
};
const PERCENT = 100;
const MODES = [
  { value: 'design', label: 'Design' },
  { value: 'run', label: 'Run' },
] as const;

/** Which sides are expanded. */
interface OpenSides {
  readonly left: boolean;
  readonly right: boolean;
}

interface TemplateBarProps {
  sides: OpenSides;
  /** Expands or collapses a side. */
  onFold: (side: keyof OpenSides, open: boolean) => void;
  /** The view menu. */
  view: ReactNode;
  name: string;
  /** Address of the template list; undefined if there is no way back. */
  backHref: string | undefined;
  /** The other users who have it open. */
  people: ReactNode;
  viewport: Viewport;
  /** CSS pixels per point at 100 %. */
  realScale: number;
  /** The number of issues, with a link to them. */
  issues: ReactNode;
  /** Further actions on the template. */
  entries: readonly MenuEntry[];
  onSave: () => void;
}

/** Toolbar of a template: name, state of saving, undo, view and the way back. */
export function TemplateBar(props: TemplateBarProps) {
  const { sides, onFold, view, name, backHref, people, viewport, realScale, issues, entries, onSave } = props;
  const session = useSession();
  const saveState = useView((view) => view.saveState);
  const undoes = useView((view) => view.undoes);
  const redoes = useView((view) => view.redoes);
  const isRunning = useView((view) => view.isRunning);
  const isPlain = useView((view) => view.isPlain);
  return (
    <Bar>
      {backHref !== undefined && (
        <LinkButton href={backHref} startIcon={ArrowLeft}>
          Templates
        </LinkButton>
      )}
      <Name level={1} size="body" tabIndex={-1} title={name}>
        {name}
      </Name>
      <Text size="small" tone={saveState === 'failed' ? 'negative' : 'muted'} role="status">
        {STATE_WORDS[saveState]}
      </Text>
      {saveState === 'failed' && (
        <Button size="s" onClick={onSave}>
          Retry
        </Button>
      )}
      <Inline gap="2" css={{ marginInlineStart: 'auto' }} wrap>
        {people}
        <UndoButtons
          undoes={undoes}
          redoes={redoes}
          onUndo={() => session.undo()}
          onRedo={() => session.redo()}
        />
        <SegmentedControl
          label="Mode"
          options={MODES}
          value={isRunning ? 'run' : 'design'}
          onValueChange={(value) => session.setRunning(value === 'run')}
        />
        {issues}
        <IconButton
          icon={isPlain ? EyeOff : Eye}
          label={isPlain ? 'Show outlines, guides and bleed' : 'Show the page alone'}
          aria-pressed={isPlain}
          onClick={() => session.setPlain(!isPlain)}
        />
        {view}
        <Zoom viewport={viewport} realScale={realScale} />
        <IconButton
          icon={PanelLeft}
          label={sides.left ? 'Fold the left panel' : 'Unfold the left panel'}
          aria-pressed={sides.left}
          onClick={() => onFold('left', !sides.left)}
        />
        <IconButton
          icon={PanelRight}
          label={sides.right ? 'Fold the right panel' : 'Unfold the right panel'}
          aria-pressed={sides.right}
          onClick={() => onFold('right', !sides.right)}
        />
        <Menu label="Template" entries={entries} align="end">
          <IconButton icon={EllipsisVertical} label="More" />
        </Menu>
        <Button
          intent="primary"
          pending={saveState === 'saving'}
          disabledReason={saveState === 'saved' ? 'Everything is saved.' : undefined}
          onClick={onSave}
        >
          Save
        </Button>
      </Inline>
    </Bar>
  );
}

/** Shows and changes the zoom. */
function Zoom({ viewport, realScale }: Pick<TemplateBarProps, 'viewport' | 'realScale'>) {
  const { scale } = useSyncExternalStore(viewport.subscribe, viewport.state);
  const session = useSession();
  const hasSelection = useView((view) => view.selection.length > 0);
  const zoom = createZoom({ viewport, realScale, session });
  const entries: MenuEntry[] = [
    { id: 'fit', label: 'Fit the page', trailing: <Keys of="zoomFit" />, onSelect: zoom.fit },
    { id: 'width', label: 'Fit the width', trailing: <Keys of="zoomWidth" />, onSelect: zoom.width },
    {
      id: 'selection',
      label: 'Fit the selection',
      trailing: <Keys of="zoomSelection" />,
      disabledReason: hasSelection ? undefined : 'Select a frame first.',
      onSelect: zoom.selection,
    },
    ...[50, 100, 200, 400].map((percent) => ({
      id: String(percent),
      label: `${percent}%`,
      onSelect: () => viewport.setScale((realScale * percent) / PERCENT),
    })),
  ];
  return (
    <Inline gap="1">
      <IconButton icon={Minus} size="s" label="Zoom out" onClick={zoom.out} />
      <Menu label="Zoom" entries={entries}>
        <Button size="s" intent="ghost">
          {Math.round((scale / realScale) * PERCENT)} %
        </Button>
      </Menu>
      <IconButton icon={Plus} size="s" label="Zoom in" onClick={zoom.in} />
    </Inline>
  );
}
