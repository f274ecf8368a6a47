import type { Id } from '@/engine/document';
import { IssueCount } from './bar/IssueCount';
import { TemplateBar } from './bar/TemplateBar';
import { ViewMenu } from './bar/ViewMenu';
import type { Viewport } from './canvas/Viewport';
import type { usePreflight } from './preflight';
import type { TemplateEditorProps } from './TemplateEditor';
import type { useSides } from './useSides';

interface EditorTopProps extends Pick<
  TemplateEditorProps,
  'name' | 'backHref' | 'people' | 'choices' | 'entries' | 'onSave'
> {
  viewport: Viewport;
  /** CSS pixels per point at 100 %. */
  realScale: number;
  preflight: ReturnType<typeof usePreflight>;
  sides: ReturnType<typeof useSides>;
  /** Scrolls a frame into view. */
  onReveal: (frameId: Id) => void;
  onShortcuts: () => void;
}

/** The bar of the template editor, with the menu of view options and the number of issues. */
export function EditorTop(props: EditorTopProps) {
  const { viewport, realScale, sides } = props;
  return (
    <TemplateBar
      people={props.people}
      name={props.name}
      backHref={props.backHref}
      viewport={viewport}
      realScale={realScale}
      onSave={props.onSave}
      sides={{ left: sides.workspace.left.open, right: sides.workspace.right.open }}
      onFold={sides.fold}
      view={
        <ViewMenu
          viewport={viewport}
          realScale={realScale}
          choices={props.choices}
          onWorkspace={sides.choose}
        />
      }
      issues={
        <IssueCount preflight={props.preflight} onShow={props.onReveal} onShowAction={sides.showAction} />
      }
      entries={[
        ...props.entries,
        { id: 'shortcuts', label: 'Keyboard shortcuts', onSelect: props.onShortcuts },
      ]}
    />
  );
}
