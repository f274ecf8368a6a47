import { Box } from '@/components/Box';
import { Checkbox } from '@/components/Checkbox';
import { MultiSelect } from '@/components/MultiSelect';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { indexFrames, type Document, type Trigger } from '@/engine/document';
import { EVENTS, idsOf, toggleEvent, restrictTrigger } from './triggers';

/** Returns the items to which an event can be restricted. */
function choicesOf(document: Document, event: Trigger['event']) {
  if (event === 'frameMoved') {
    const frames = [...indexFrames(document)];
    return {
      label: 'Which frames',
      options: frames.map(([value, { frame }]) => ({ value, label: frame.name })),
    };
  }
  if (event !== 'variableValueChanged') return undefined;
  const variables = document.variables.order.flatMap((value) => {
    const variable = document.variables.items[value];
    return variable && variable.type !== 'group' ? [{ value, label: variable.name }] : [];
  });
  return { label: 'Which variables', options: variables };
}

interface TriggerFieldsProps {
  document: Document;
  triggers: readonly Trigger[];
  /** Whether the fields are read-only. */
  isReadOnly: boolean;
  onChange: (triggers: readonly Trigger[]) => void;
}

/** Edits the triggers of an action. */
export function TriggerFields({ document, triggers, isReadOnly, onChange }: TriggerFieldsProps) {
  return (
    <Stack gap="1" role="group" aria-label="Runs when">
      <Text size="small" weight="medium">
        Runs when
      </Text>
      {EVENTS.map(({ event, label }) => {
        const own = triggers.filter((trigger) => trigger.event === event);
        const choices = choicesOf(document, event);
        return (
          <Stack key={event} gap="1">
            <Checkbox
              label={label}
              checked={own.length > 0}
              disabled={isReadOnly}
              onCheckedChange={(isWanted) => onChange(toggleEvent(triggers, event, isWanted))}
            />
            {own.length > 0 && choices && (
              <Box css={{ paddingInlineStart: '$6' }}>
                <MultiSelect
                  {...choices}
                  hideLabel
                  placeholder="Any"
                  disabled={isReadOnly}
                  values={[...new Set(own.flatMap(idsOf))]}
                  onValuesChange={(ids) => onChange(restrictTrigger(triggers, event, ids))}
                />
              </Box>
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
