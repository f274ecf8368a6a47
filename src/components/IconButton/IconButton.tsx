import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { type ButtonIntent, type ButtonSize, buttonStyles } from '@/components/_internal/buttonStyles';
import { Icon, type IconGlyph } from '@/components/Icon';
import { Spinner } from '@/components/Spinner';
import { Tooltip, type TooltipProps } from '@/components/Tooltip';

/** Props of {@link IconButton}; the rest goes to the `button` element. */
export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The icon. */
  icon: IconGlyph;
  /** Accessible name and tooltip. */
  label: string;
  /**
   * Purpose of the button.
   * @default 'ghost'
   */
  intent?: ButtonIntent;
  /**
   * Edge length: 28, 32 or 40 px.
   * @default 'm'
   */
  size?: ButtonSize;
  /**
   * Whether the action is running: shows a spinner, ignores presses, keeps the focus.
   * @default false
   */
  pending?: boolean;
  /** Why the button is disabled; added to the tooltip. */
  disabledReason?: string | undefined;
  /**
   * Side of the tooltip.
   * @default 'top'
   */
  tooltipSide?: TooltipProps['side'];
}

/** A button with only an icon; its label is the accessible name and the tooltip. */
export function IconButton({
  icon,
  label,
  intent = 'ghost',
  size = 'm',
  pending = false,
  disabled = false,
  disabledReason,
  tooltipSide = 'top',
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const unavailable = disabled || Boolean(disabledReason);

  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (pending || unavailable) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };

  return (
    <Tooltip
      content={disabledReason ? `${label}. ${disabledReason}` : label}
      describes={Boolean(disabledReason)}
      side={tooltipSide}
    >
      <button
        type="button"
        data-testid="gsc-icon-button"
        aria-label={label}
        aria-disabled={pending || unavailable || undefined}
        aria-busy={pending || undefined}
        {...rest}
        className={buttonStyles({
          intent,
          size,
          square: true,
          unavailable: unavailable && !pending,
          className,
        })}
        onClick={handleClick}
      >
        {pending ? <Spinner size="s" /> : <Icon glyph={icon} size={size === 'l' ? 'l' : 'm'} />}
      </button>
    </Tooltip>
  );
}
