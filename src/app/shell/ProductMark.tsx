import { BaseLink } from '@/components/Link';
import { styled } from '@/components/theme';

const Home = styled(BaseLink, {
  display: 'grid',
  placeItems: 'center',
  borderRadius: '$container',
  '&:focus-visible': { outline: '2px solid $colors$railTextActive', outlineOffset: '2px' },
});

/** The logo of the product, linking home. */
export function ProductMark() {
  return (
    <Home href="/" aria-label="Platen, home">
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="7" fill="#010058" />
        <path d="M8 22.5h16" stroke="#a893ff" strokeWidth="2.5" strokeLinecap="round" />
        <rect x="9" y="7.5" width="14" height="11" rx="2" fill="#5f30e2" />
        <path d="M12.5 11.5h7M12.5 14.5h4.5" stroke="#fff" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
    </Home>
  );
}
