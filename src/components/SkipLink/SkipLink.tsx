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
  /** Id of the main content, which gets the focus. */
  targetId: string;
}

/** Skips the navigation; visible only while focused. */
export function SkipLink({ targetId }: SkipLinkProps) {
  return (
    <Anchor
      href={`#${targetId}`}
      data-testid="gsc-skip-link"
      onClick={(event) => {
        const target = document.getElementById(targetId);
        if (!target) return;
        /* Focuses the target directly, because the router owns the address. */
        event.preventDefault();
        target.focus();
      }}
    >
      Skip to content
    </Anchor>
  );
}
