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
  /** Accessible name of the list. */
  label: string;
  /** The entries. */
  entries: readonly MenuEntry[];
  /** The trigger, a single button. */
  children: ReactElement;
  /** Content above the entries, such as the signed-in user. */
  header?: ReactNode;
  /**
   * Edge of the trigger to align with.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /**
   * Preferred side; flips if there is no room.
   * @default 'bottom'
   */
  side?: MenuLayerProps['side'];
  /**
   * Name of a search field above the entries, such as “Search subscriptions”. Typing anywhere in the menu goes there.
   * @default no field; typing moves to a matching entry
   */
  searchLabel?: string;
  /**
   * Returns the element that gets the focus on closing.
   * @default the trigger
   */
  returnsTo?: () => HTMLElement | undefined;
}

/**
 * A button that opens a list of actions. Arrow keys, Home, End and typing move; Escape closes and returns the focus.
 * The code of the list is loaded when the trigger is approached.
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
          id={id}
          label={label}
          open={open}
          focusFirst={focusFirst}
          entries={entries}
          header={header}
          align={align}
          side={side}
          triggerRef={triggerRef}
          searchLabel={searchLabel}
          returnsTo={returnsTo}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
