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
    /* The ring is drawn outside the cut. */
    truncate: { true: truncated },
  },
  defaultVariants: { tone: 'default' },
});

/** Props of {@link Link}. */
export interface LinkProps extends ComponentProps<typeof StyledLink> {
  /**
   * Opens in a new tab, without handing this page to the other side.
   * @default false
   */
  external?: boolean;
}

/**
 * A link in running text (`default`, underlined) or in a row of a list (`quiet`, underlined when pointed at);
 * `truncate` keeps it on one line with an ellipsis.
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
