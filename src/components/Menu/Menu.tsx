import { Slot } from 'radix-ui/slot';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import type { MenuEntry } from './entries';
import { MenuOnDemand } from './MenuOnDemand';
import type { MenuLayerProps } from './MenuLayer';

/** Props of {@link Menu}. */
export interface MenuProps {
  /** Name of the list for readers. */
  label: string;
  /** What it holds. */
  entries: readonly MenuEntry[];
  /** The trigger: one button. */
  children: ReactElement;
  /** Drawn above the entries, for instance who is signed in. */
  header?: ReactNode;
  /**
   * Edge of the trigger it lines up with.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /**
   * Preferred side; flips when there is no room.
   * @default 'bottom'
   */
  side?: MenuLayerProps['side'];
  /**
   * Names a field over the entries that narrows them: "Search subscriptions". Typing anywhere in the menu goes there.
   * @default there is none, and typing moves to the entry that begins so
   */
  searchLabel?: string;
  /**
   * What takes the focus when it closes.
   * @default the trigger
   */
  returnsTo?: () => HTMLElement | undefined;
}

/**
 * A button that opens a list of actions. Arrow keys, Home, End and typing move; Escape closes and gives the focus back.
 * The code of the list is fetched when the trigger is first approached.
 */
export function Menu(props: MenuProps) {
  const { label, entries, children, header, align = 'start', side = 'bottom' } = props;
  const { searchLabel, returnsTo } = props;
  const id = useId();
  const triggerRef = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  const [open, setOpen] = useState(false);
  const [focusFirst, setFocusFirst] = useState(false);

  const approach = (): void => {
    MenuOnDemand.preload();
    setNear(true);
  };
  const show = (next: boolean, byKeyboard: boolean): void => {
    approach();
    setFocusFirst(byKeyboard);
    setOpen(next);
  };

  return (
    <>
      <Slot
        ref={triggerRef}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={approach}
        onFocus={approach}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          show(true, true);
        }}
        onClick={(event: MouseEvent) => {
          if (triggerRef.current?.getAttribute('aria-disabled') === 'true') return;
          show(!open, event.detail === 0);
        }}
      >
        {children}
      </Slot>
      {near && (
        <MenuOnDemand
          {...{
            id,
            label,
            open,
            focusFirst,
            entries,
            header,
            align,
            side,
            triggerRef,
            searchLabel,
            returnsTo,
          }}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
