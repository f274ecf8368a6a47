import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { resolveLayout, type Document, type Id, type VariableUse } from '@/engine/document';
import { useSession } from '../../core/SessionContext';

/** Describes a use: “Headline on Page 1”. */
export function describeUse({ pages }: Document, use: VariableUse): string {
  switch (use.type) {
    case 'frame':
      return `${use.name} on ${pages.items[use.pageId]?.name ?? 'a page'}`;
    case 'condition':
      return `Conditions of ${use.name}`;
    case 'folder':
      return `Folder of ${use.name}`;
    case 'trigger':
      return `Trigger of ${use.name}`;
    case 'dataSource':
      return `Column of ${use.name}`;
    case 'connector':
      return `Connector ${use.name}`;
  }
}

/** Returns a layout that draws a frame: the shown one if possible, else the first. */
function findLayoutOfFrame(document: Document, frameId: Id): Id | undefined {
  const { selectedLayoutId, layouts } = document;
  return [selectedLayoutId, ...layouts.order].find((id) =>
    resolveLayout(document, id).placements.has(frameId),
  );
}

interface UsesProps {
  document: Document;
  uses: readonly VariableUse[];
  /** Called with a dependent variable. */
  onVariable: (variableId: Id) => void;
  /** Called with an action that the variable triggers. @default such uses are not links */
  onAction?: ((actionId: Id) => void) | undefined;
}

/** Lists the uses of a variable; each leads to its place. */
export function Uses({ document, uses, onVariable, onAction }: UsesProps) {
  const session = useSession();
  const wayTo = (use: VariableUse): (() => void) | undefined => {
    if (use.type === 'condition' || use.type === 'folder' || use.type === 'dataSource')
      return () => onVariable(use.variableId);
    if (use.type === 'trigger') return onAction && (() => onAction(use.actionId));
    if (use.type === 'connector') return undefined;
    return () => {
      const layoutId = findLayoutOfFrame(document, use.frameId);
      if (layoutId !== undefined) session.selectLayout(layoutId);
      session.turnTo(use.pageId);
      session.select([use.frameId]);
    };
  };
  return (
    <Stack gap="1" role="group" aria-label="Where it is used">
      <Text size="small" weight="medium">
        Where it is used
      </Text>
      {uses.length === 0 && (
        <Text as="p" size="small" tone="muted">
          Nowhere yet.
        </Text>
      )}
      <Box css={{ '& button': { justifyContent: 'flex-start', whiteSpace: 'normal', textAlign: 'start' } }}>
        {uses.map((use, index) => {
          const go = wayTo(use);
          const text = describeUse(document, use);
          return go ? (
            <Button key={index} intent="ghost" size="s" fullWidth onClick={go}>
              {text}
            </Button>
          ) : (
            <Text key={index} as="p" size="small" css={{ paddingInline: '$2' }}>
              {text}
            </Text>
          );
        })}
      </Box>
    </Stack>
  );
}
