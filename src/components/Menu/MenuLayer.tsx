import { Check } from 'lucide-react';
import { Menu } from 'radix-ui/internal';
import { useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { returnFocus } from '@/components/_internal/returnFocus';
import { overlayStyles } from '@/components/_internal/overlayStyles';
import { Icon } from '@/components/Icon';
import { BaseLink } from '@/components/Link';
import { styled } from '@/components/theme';
import type { MenuEntry, MenuItem } from './entries';
import { findEntries, MenuSearch } from './MenuSearch';

const Content = styled(Menu.Content, overlayStyles, {
  minWidth: '12rem',
  maxWidth: 'min(22rem, calc(100vw - 1rem))',
  maxHeight: 'var(--radix-popper-available-height)',
  overflowY: 'auto',
  padding: '$1',
});

const Item = styled(Menu.Item, {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$controlM',
  paddingBlock: '$1',
  paddingInline: '$2',
  borderRadius: '$small',
  fontSize: '$body',
  lineHeight: '$body',
  textDecoration: 'none',
  color: '$text',
  cursor: 'pointer',
  userSelect: 'none',
  '& > svg': { color: '$textSubtle' },
  '&[data-highlighted]': { backgroundColor: '$surfaceHover', outline: 'none' },
  '&[data-disabled]': { color: '$textSubtle', cursor: 'not-allowed', '& > svg': { color: '$textDisabled' } },
  '@coarse': { minHeight: '$controlTouch' },
  '@forcedColours': { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
  variants: {
    danger: {
      true: {
        color: '$negativeText',
        '& > svg': { color: '$negativeText' },
        '&[data-highlighted]': { backgroundColor: '$negativeSoft' },
      },
    },
  },
});

const Header = styled('div', { padding: '$2', overflowWrap: 'anywhere' });
const Words = styled('span', {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
const Second = styled('span', { color: '$textSubtle', fontSize: '$caption', lineHeight: '$caption' });
const Heading = styled(Menu.Label, {
  paddingBlock: '$1',
  paddingInline: '$2',
  color: '$textSubtle',
  fontSize: '$caption',
  lineHeight: '$caption',
  fontWeight: '$medium',
});
const Nothing = styled('div', {
  padding: '$2',
  color: '$textMuted',
  '&:empty': { padding: 0 },
});
const Line = styled(Menu.Separator, {
  height: 1,
  marginBlock: '$1',
  marginInline: '-$1',
  backgroundColor: '$border',
});

/** Props of {@link MenuLayer}. */
export interface MenuLayerProps {
  id: string;
  label: string;
  open: boolean;
  /** Whether the first entry gets the focus, after opening by keyboard. */
  focusFirst: boolean;
  onOpenChange: (open: boolean) => void;
  entries: readonly MenuEntry[];
  header: ReactNode;
  align: 'start' | 'end';
  side: 'top' | 'right' | 'bottom' | 'left';
  triggerRef: RefObject<HTMLElement | null>;
  searchLabel?: string | undefined;
  /** Returns the element that gets the focus on closing. @default the trigger */
  returnsTo?: (() => HTMLElement | undefined) | undefined;
}

/** Whether a key types a character. */
const writes = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/** The list of a menu next to its trigger. */
export function MenuLayer(props: MenuLayerProps) {
  const { id, label, open, focusFirst, onOpenChange, entries, header, align, side } = props;
  const { triggerRef, searchLabel, returnsTo } = props;
  const contentRef = useRef<HTMLDivElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const found = searchLabel ? findEntries(entries, search) : entries;
  const firstItem = () =>
    contentRef.current?.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])');
  const handBack = () => returnFocus(contentRef.current, returnsTo?.() ?? triggerRef.current);
  const list = found.map((entry) => drawEntry(entry));
  return (
    <Menu.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) {
          setSearch('');
          handBack();
        }
        onOpenChange(next);
      }}
      modal={false}
    >
      <Menu.Anchor virtualRef={triggerRef} />
      <Menu.Portal>
        <Content
          ref={contentRef}
          id={id}
          aria-label={label}
          {...(searchLabel && {
            // A menu may contain only entries; with a search field, the panel is a dialog that contains both.
            role: 'dialog',
            'aria-orientation': undefined,
            onKeyDownCapture: (event: KeyboardEvent) => {
              if (event.target === searchRef.current || !writes(event)) return;
              event.stopPropagation();
              searchRef.current?.focus();
            },
          })}
          data-layer
          data-testid="gsc-menu"
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          onEntryFocus={(event) => {
            if (!focusFirst) return;
            event.preventDefault();
            firstItem()?.focus();
          }}
          onInteractOutside={(event) => {
            /* The trigger toggles the menu itself; closing here first would open it again. */
            if (triggerRef.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            handBack();
          }}
        >
          {header && (
            <>
              <Header>{header}</Header>
              <Line />
            </>
          )}
          {searchLabel ? (
            <>
              <MenuSearch
                label={searchLabel}
                value={search}
                onChange={setSearch}
                inputRef={searchRef}
                onLeave={() => firstItem()?.focus()}
                onEnter={() => firstItem()?.click()}
              />
              <div role="menu" aria-label={label}>
                {list}
              </div>
              <Nothing role="status">{found.length === 0 && 'Nothing matches.'}</Nothing>
            </>
          ) : (
            list
          )}
        </Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

function drawEntry(entry: MenuEntry) {
  if (entry.kind === 'separator') return <Line key={entry.id} />;
  if (entry.kind === 'group') {
    return (
      <Menu.Group key={entry.id} aria-label={entry.label}>
        <Heading>{entry.label}</Heading>
        {entry.items.map((item) => drawItem(item))}
      </Menu.Group>
    );
  }
  return drawItem(entry);
}

function drawItem(item: MenuItem) {
  const second = item.disabledReason ?? item.description;
  const content = (
    <>
      {item.icon && <Icon glyph={item.icon} />}
      <Words>
        {item.label}
        {second && <Second>{second}</Second>}
      </Words>
      {item.trailing}
      {item.checked && <Icon glyph={Check} />}
    </>
  );
  const shared = {
    disabled: item.disabledReason !== undefined,
    danger: item.danger ?? false,
    textValue: item.label,
    onSelect: (event: Event) => {
      if (item.keepOpen) event.preventDefault();
      item.onSelect?.();
    },
  };
  const state = item.checked === undefined ? {} : { role: 'menuitemcheckbox', 'aria-checked': item.checked };
  if (item.href === undefined || shared.disabled) {
    return (
      <Item key={item.id} {...shared} {...state}>
        {content}
      </Item>
    );
  }
  return (
    <Item key={item.id} {...shared} {...state} asChild>
      <BaseLink href={item.href}>{content}</BaseLink>
    </Item>
  );
}
