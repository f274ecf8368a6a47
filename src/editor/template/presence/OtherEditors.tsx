import { Avatar } from '@/components/Avatar';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { Popover } from '@/components/Popover';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { ExactTime } from '@/components/Tooltip';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import type { OtherEditor } from '@/domain/templates';
import { nameEditors } from './nameEditors';

/** Number of avatars in the bar; the rest is counted. */
const MOST_SHOWN = 3;

interface OtherEditorsProps {
  others: readonly OtherEditor[];
}

/** Shows who else has the template open, with a list. */
export function OtherEditors({ others }: OtherEditorsProps) {
  const words = others.length === 0 ? '' : `Also open: ${nameEditors(others)}`;
  const more = others.length - MOST_SHOWN;
  return (
    <>
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      {others.length > 0 && (
        <Popover label="Other open editors" align="end" content={<List others={others} />}>
          <Button size="s" intent="ghost" title={words}>
            <VisuallyHidden>{words}</VisuallyHidden>
            <Inline gap="half">
              {others.slice(0, MOST_SHOWN).map(({ editorId, name }) => (
                <Avatar key={editorId} name={name} size="s" />
              ))}
              {more > 0 && (
                <Text as="span" size="small" tone="muted" aria-hidden>
                  +{more}
                </Text>
              )}
            </Inline>
          </Button>
        </Popover>
      )}
    </>
  );
}

function List({ others }: OtherEditorsProps) {
  return (
    <Stack gap="3" as="ul">
      {others.map(({ editorId, name, isYou, openSince }) => (
        <Inline key={editorId} gap="3" as="li">
          <Avatar name={name} size="s" />
          <Stack gap="0">
            <Text>{isYou ? 'You, in another window' : name}</Text>
            <Text size="small" tone="muted">
              Opened <ExactTime date={new Date(openSince)} />
            </Text>
          </Stack>
        </Inline>
      ))}
    </Stack>
  );
}
