import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { type ButtonIntent, type ButtonSize, buttonStyles } from '@/components/_internal/buttonStyles';
import { Icon, type IconGlyph } from '@/components/Icon';
import { Spinner } from '@/components/Spinner';
import { styled } from '@/components/theme';
import { Tooltip } from '@/components/Tooltip';

const Content = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'inherit',
  minWidth: 0,
  variants: { concealed: { true: { opacity: 0 } } },
});

const Waiting = styled('span', { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

/** Props of {@link Button}; the rest goes to the `button` element. */
export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /**
   * Purpose of the button. Use one primary button per view.
   * @default 'neutral'
   */
  intent?: ButtonIntent;
  /**
   * Height: 28, 32 or 40 px.
   * @default 'm'
   */
  size?: ButtonSize;
  /**
   * Whether the action is running: the button keeps its width and focus, shows a spinner and ignores presses.
   * @default false
   */
  pending?: boolean;
  /** Why the button is disabled. It stays focusable and shows the reason in a tooltip. */
  disabledReason?: string | undefined;
  /** Icon before the text. */
  startIcon?: IconGlyph;
  /** Icon after the text. */
  endIcon?: IconGlyph;
  /**
   * Fills the width of its container.
   * @default false
   */
  fullWidth?: boolean;
}

/** A button. It keeps the focus while pending or disabled, because it uses `aria-disabled`. */
export function Button({
  intent = 'neutral',
  size = 'm',
  pending = false,
  disabled = false,
  disabledReason,
  startIcon,
  endIcon,
  fullWidth = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const unavailable = disabled || Boolean(disabledReason);
  const iconSize = size === 's' ? 's' : 'm';

  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (pending || unavailable) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };

  return (
    <Tooltip content={disabledReason}>
      <button
        type="button"
        data-testid="gsc-button"
        aria-disabled={pending || unavailable || undefined}
        aria-busy={pending || undefined}
        {...rest}
        className={buttonStyles({ intent, size, fullWidth, unavailable: unavailable && !pending, className })}
        onClick={handleClick}
      >
        <Content concealed={pending}>
          {startIcon && <Icon glyph={startIcon} size={iconSize} />}
          {children}
          {endIcon && <Icon glyph={endIcon} size={iconSize} />}
        </Content>
        {pending && (
          <Waiting>
            <Spinner size="s" />
          </Waiting>
        )}
      </button>
    </Tooltip>
  );
}
