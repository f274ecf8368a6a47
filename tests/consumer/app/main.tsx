import { Button, Dialog, Inline, TextField } from '@platen/components';
import { SegmentedControl } from '@platen/components/SegmentedControl';
import { applyColourMode, applyFonts, applyGlobalStyles, type CSS, styled } from '@platen/components/theme';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

applyGlobalStyles();
applyFonts();
applyColourMode('dark');

const framed: CSS = { padding: '$4', backgroundColor: '$surface' };
const Frame = styled('section', framed);

function App() {
  const [open, setOpen] = useState(false);
  const [view, setView] = useState('list');
  return (
    <Frame>
      <Inline gap="2">
        <Button intent="primary" size="l" onClick={() => setOpen(true)}>
          Open
        </Button>
        <SegmentedControl
          label="View"
          value={view}
          onValueChange={setView}
          options={[
            { value: 'list', label: 'List' },
            { value: 'tiles', label: 'Tiles' },
          ]}
        />
      </Inline>
      <Dialog open={open} onOpenChange={setOpen} title="Rename">
        <TextField label="Name" maxLength={40} required />
      </Dialog>
    </Frame>
  );
}

// @ts-expect-error -- the types reach the app: there is no such intent
export const wrongIntent = <Button intent="loud">No</Button>;
// @ts-expect-error -- those of styled components do too: the scale of space ends at 8
export const wrongGap = <Inline gap="99" />;

const root = document.querySelector('#root');
if (root) createRoot(root).render(<App />);
