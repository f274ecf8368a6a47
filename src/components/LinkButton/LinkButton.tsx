import { type ButtonIntent, type ButtonSize, buttonStyles } from '@/components/_internal/buttonStyles';
import { Icon, type IconGlyph } from '@/components/Icon';
import { BaseLink, type LinkElementProps } from '@/components/Link';

/** Props of {@link LinkButton}; the rest goes to the anchor. */
export interface LinkButtonProps extends LinkElementProps {
  /**
   * Purpose of the link.
   * @default 'neutral'
   */
  intent?: ButtonIntent;
  /**
   * Height: 28, 32 or 40 px.
   * @default 'm'
   */
  size?: ButtonSize;
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

/** A link that looks like a button. */
export function LinkButton({
  intent = 'neutral',
  size = 'm',
  startIcon,
  endIcon,
  fullWidth = false,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const iconSize = size === 's' ? 's' : 'm';
  return (
    <BaseLink
      data-testid="gsc-link-button"
      {...rest}
      className={buttonStyles({ intent, size, fullWidth, className })}
    >
      {startIcon && <Icon glyph={startIcon} size={iconSize} />}
      {children}
      {endIcon && <Icon glyph={endIcon} size={iconSize} />}
    </BaseLink>
  );
}
