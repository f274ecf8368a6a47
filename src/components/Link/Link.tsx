import type { ComponentProps } from 'react';
import { truncated } from '@/components/_internal/truncated';
import { styled } from '@/components/theme';
import { BaseLink } from './BaseLink';

const StyledLink = styled(BaseLink, {
  color: '$textLink',
  borderRadius: '$small',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  focusRing: 2,
  variants: {
    tone: {
      default: { textDecorationLine: 'underline', '&:hover': { textDecorationThickness: '2px' } },
      quiet: {
        color: '$text',
        fontWeight: '$medium',
        textDecorationLine: 'none',
        '&:hover': { textDecorationLine: 'underline' },
      },
    },
    /* The focus ring is outside the clipped text. */
    truncate: { true: truncated },
  },
  defaultVariants: { tone: 'default' },
});

/** Props of {@link Link}. */
export interface LinkProps extends ComponentProps<typeof StyledLink> {
  /**
   * Opens in a new tab, without giving the target access to this page.
   * @default false
   */
  external?: boolean;
}

/**
 * A link in text (`default`, underlined) or in a list row (`quiet`, underlined on hover); `truncate` keeps it on one
 * line with an ellipsis.
 */
export function Link({ external = false, ...rest }: LinkProps) {
  return (
    <StyledLink
      data-testid="gsc-link"
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...rest}
    />
  );
}
