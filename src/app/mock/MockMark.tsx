import { ChevronsUpDown, FlaskConical, LogOut } from 'lucide-react';
import { Icon } from '@/components/Icon';
import { Menu } from '@/components/Menu';
import { styled } from '@/components/theme';
import { MOCK_PERSONAS, type MockPersona } from './personas';

/* No higher than the bottom padding of a page, so that it covers no content. */
const Tab = styled('div', {
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: '$space$4',
  zIndex: '$header',
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  height: '1.5rem',
  paddingInline: '$2',
  borderStartStartRadius: '$radii$control',
  borderStartEndRadius: '$radii$control',
  backgroundColor: '$cautionSoft',
  color: '$cautionText',
  fontSize: '$caption',
  lineHeight: '$caption',
  fontWeight: '$medium',
  '@media print': { display: 'none' },
});

const Switcher = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  height: '100%',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: 2,
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: '-2px' },
});

interface MockMarkProps {
  /** The current persona; undefined while choosing. */
  persona: MockPersona | undefined;
  onChoose: (persona: MockPersona) => void;
  /** Called to choose from the whole list again. */
  onLeave: () => void;
}

/** The mark of mock mode on every page, with the persona and a way to change it. */
export function MockMark({ persona, onChoose, onLeave }: MockMarkProps) {
  const personas = MOCK_PERSONAS.map((candidate) => ({
    id: candidate.id,
    label: candidate.name,
    checked: candidate.id === persona?.id,
    onSelect: () => onChoose(candidate),
  }));
  return (
    <Tab as="aside" aria-label="Mock mode" data-testid="gpf-mock-mark">
      <Icon glyph={FlaskConical} size="s" />
      Mock mode
      {persona && (
        <Menu
          label="Personas"
          align="end"
          side="top"
          entries={[
            { kind: 'group', id: 'personas', label: 'Switch to', items: personas },
            { kind: 'separator', id: 'before-list' },
            { id: 'list', label: 'Choose from the list', icon: LogOut, onSelect: onLeave },
          ]}
        >
          <Switcher type="button" aria-label={`Mock persona: ${persona.name}`}>
            {persona.name}
            <Icon glyph={ChevronsUpDown} size="s" />
          </Switcher>
        </Menu>
      )}
    </Tab>
  );
}
