import { styled } from '@/components/theme';

const Anchor = styled('a', {
  position: 'fixed',
  insetBlockStart: '$2',
  insetInlineStart: '$2',
  zIndex: '$skipLink',
  padding: '$2 $4',
  borderRadius: '$control',
  backgroundColor: '$action',
  color: '$onAction',
  fontWeight: '$medium',
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
});

/** Props of {@link SkipLink}. */
export interface SkipLinkProps {
  /** Id of the main content, which takes the focus. */
  targetId: string;
}

/** Seen when it gets the focus: the way past the navigation. */
export function SkipLink({ targetId }: SkipLinkProps) {
  return (
    <Anchor
      href={`#${targetId}`}
      data-testid="gsc-skip-link"
      onClick={(event) => {
        const target = document.getElementById(targetId);
        if (!target) return;
        /* Moving the focus by hand leaves the address, which the router owns, alone. */
        event.preventDefault();
        target.focus();
      }}
    >
      Skip to content
    </Anchor>
  );
}
