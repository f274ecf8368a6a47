import { Box } from '@/components/Box';
import { Checkbox } from '@/components/Checkbox';
import { MultiSelect } from '@/components/MultiSelect';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { indexFrames, type Document, type Trigger } from '@/engine/document';
import { EVENTS, idsOf, withEvent, withIds } from './triggers';

/** What an event can be narrowed down to. */
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
  /** Whether they can only be read. */
  isReadOnly: boolean;
  onChange: (triggers: readonly Trigger[]) => void;
}

/** What starts an action. */
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
              onCheckedChange={(isWanted) => onChange(withEvent(triggers, event, isWanted))}
            />
            {own.length > 0 && choices && (
              <Box css={{ paddingInlineStart: '$6' }}>
                <MultiSelect
                  {...choices}
                  hideLabel
                  placeholder="Any"
                  disabled={isReadOnly}
                  values={[...new Set(own.flatMap(idsOf))]}
                  onValuesChange={(ids) => onChange(withIds(triggers, event, ids))}
                />
              </Box>
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
