import { Check } from 'lucide-react';
import { DismissableLayer, Popper } from 'radix-ui/internal';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { overlayStyles } from '@/components/_internal/overlayStyles';
import { Icon } from '@/components/Icon';
import { styled } from '@/components/theme';
import { VisuallyHidden } from '@/components/VisuallyHidden';

const List = styled(Popper.Content, overlayStyles, {
  width: 'var(--radix-popper-anchor-width)',
  minWidth: '12rem',
  maxHeight: 'min(20rem, var(--radix-popper-available-height))',
  overflowY: 'auto',
  padding: '$1',
});

const Option = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$controlM',
  paddingBlock: '$1',
  paddingInline: '$2',
  borderRadius: '$small',
  cursor: 'pointer',
  '&[data-active="true"]': { backgroundColor: '$surfaceHover' },
  '&[aria-disabled="true"]': { color: '$textSubtle', cursor: 'not-allowed' },
  '@coarse': { minHeight: '$controlTouch' },
  '@forcedColours': {
    '&[data-active="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
});

const Words = styled('span', { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
const Second = styled('span', { color: '$textSubtle', fontSize: '$caption', lineHeight: '$caption' });
const Nothing = styled('div', { padding: '$2', color: '$textMuted' });

/** An option of a combobox. */
export interface ComboboxOption<Value extends string = string> {
  /** The value. */
  value: Value;
  /** The displayed and searched text. */
  label: string;
  /** A second line. */
  description?: string;
  /**
   * Whether it can't be chosen.
   * @default false
   */
  disabled?: boolean;
}

/** Props of {@link ComboboxList}. */
export interface ComboboxListProps {
  id: string;
  label: ReactNode;
  options: readonly ComboboxOption[];
  isChosen: (value: string) => boolean;
  multiple?: boolean;
  activeValue: string | undefined;
  anchorRef: RefObject<HTMLElement | null>;
  emptyText: string;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** The list of a combobox below its field; it never gets the focus. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, label, options, isChosen, multiple, activeValue, anchorRef, emptyText, onChoose, onClose } =
    props;
  const activeRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    activeRef.current?.scrollIntoView({ block: 'nearest' });
  }, [activeValue]);

  return createPortal(
    <Popper.Root>
      <Popper.Anchor virtualRef={anchorRef} />
      <DismissableLayer.Root
        asChild
        onDismiss={onClose}
        onFocusOutside={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          if (anchorRef.current?.contains(event.target as Node)) event.preventDefault();
        }}
      >
        <List
          side="bottom"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          data-layer
          data-testid="gsc-combobox-list"
          /* Keeps the focus in the field when the list is pressed. */
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
        >
          <div
            role="listbox"
            id={id}
            aria-multiselectable={multiple}
            aria-label={typeof label === 'string' ? label : undefined}
          >
            {options.map((option) => (
              <Option
                key={option.value}
                id={`${id}-${option.value}`}
                ref={option.value === activeValue ? activeRef : undefined}
                role="option"
                tabIndex={-1}
                aria-selected={isChosen(option.value)}
                aria-disabled={option.disabled}
                data-active={option.value === activeValue}
                onClick={() => onChoose(option.value)}
              >
                <Words>
                  {option.label}
                  {option.description && <Second>{option.description}</Second>}
                </Words>
                {isChosen(option.value) && <Icon glyph={Check} />}
              </Option>
            ))}
          </div>
          {options.length === 0 && <Nothing aria-hidden>{emptyText}</Nothing>}
          <VisuallyHidden role="status">
            {options.length === 0 ? emptyText : `${options.length} to choose from`}
          </VisuallyHidden>
        </List>
      </DismissableLayer.Root>
    </Popper.Root>,
    document.body,
  );
}
