import { Grid } from '@/components/Grid';
import { Heading } from '@/components/Heading';
import { NumericInput } from '@/components/NumericInput';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { Switch } from '@/components/Switch';
import { EDITOR_PANELS, SIDE_WIDTHS, type EditorPanel, type WorkspaceContent } from '@/domain/editor-views';
import { PANEL_WORDS } from './words';

const SIDES = [
  { side: 'left', heading: 'Left side' },
  { side: 'right', heading: 'Right side' },
] as const;

const PLACES = [
  { value: 'left', label: 'On the left' },
  { value: 'right', label: 'On the right' },
  { value: 'away', label: 'Put away' },
] as const;
type Place = (typeof PLACES)[number]['value'];

const panelPlace = ({ left, right }: WorkspaceContent, panel: EditorPanel): Place =>
  left.panels.includes(panel) ? 'left' : right.panels.includes(panel) ? 'right' : 'away';

/** Moves a panel to the end of another side. */
function placePanel({ left, right }: WorkspaceContent, panel: EditorPanel, place: Place): WorkspaceContent {
  const panelsOf = (side: 'left' | 'right') => {
    const others = { left, right }[side].panels.filter((other) => other !== panel);
    return side === place ? [...others, panel] : others;
  };
  return { left: { ...left, panels: panelsOf('left') }, right: { ...right, panels: panelsOf('right') } };
}

interface WorkspaceFieldsProps {
  content: WorkspaceContent;
  onChange: (content: WorkspaceContent) => void;
}

/** Fields for the side of each panel, and the width and state of the sides. */
export function WorkspaceFields({ content, onChange }: WorkspaceFieldsProps) {
  return (
    <Stack gap="5">
      {SIDES.map(({ side, heading }) => (
        <Stack key={side} gap="3" role="group" aria-label={heading}>
          <Heading level={3} size="body">
            {heading}
          </Heading>
          <Switch
            label="Shown"
            description="Otherwise it is folded."
            checked={content[side].open}
            onCheckedChange={(open) => onChange({ ...content, [side]: { ...content[side], open } })}
          />
          <NumericInput
            label="Width"
            unit="px"
            decimals={0}
            {...SIDE_WIDTHS}
            step={4}
            value={content[side].width}
            onValueChange={(width) => onChange({ ...content, [side]: { ...content[side], width } })}
          />
        </Stack>
      ))}
      <Stack gap="3" role="group" aria-label="Panels">
        <Heading level={3} size="body">
          Panels
        </Heading>
        <Grid columns={2} gap="3">
          {EDITOR_PANELS.map((panel) => (
            <Select
              key={panel}
              label={PANEL_WORDS[panel]}
              options={PLACES}
              value={panelPlace(content, panel)}
              onValueChange={(place) => onChange(placePanel(content, panel, place))}
            />
          ))}
        </Grid>
      </Stack>
    </Stack>
  );
}
