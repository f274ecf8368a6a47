import { createRoot } from 'react-dom/client';
import { applyColourMode, applyFonts, applyGlobalStyles } from '@/components/theme';
import { waitForGreeting } from './HostPort';
import { StudioFrame } from './StudioFrame';

void waitForGreeting().then(({ host, open }) => {
  applyFonts();
  applyGlobalStyles();
  applyColourMode(open.colourMode);
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page of the studio has no #root to draw into.');
  createRoot(root).render(<StudioFrame host={host} open={open} />);
});
