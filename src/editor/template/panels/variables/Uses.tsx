import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { resolveLayout, type Document, type Id, type VariableUse } from '@/engine/document';
import { useSession } from '../../core/SessionContext';

/** A use in words: “Headline on Page 1”. */
export function textOfUse({ pages }: Document, use: VariableUse): string {
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

/** The layout to see a frame in: the shown one where it draws it, else the first that does. */
function layoutDrawing(document: Document, frameId: Id): Id | undefined {
  const { selectedLayoutId, layouts } = document;
  return [selectedLayoutId, ...layouts.order].find((id) =>
    resolveLayout(document, id).placements.has(frameId),
  );
}

interface UsesProps {
  document: Document;
  uses: readonly VariableUse[];
  /** Called with another variable that depends on it. */
  onVariable: (variableId: Id) => void;
  /** Called with an action it starts. @default such uses are only named */
  onAction?: ((actionId: Id) => void) | undefined;
}

/** Where a variable is used; pressing a place goes there. */
export function Uses({ document, uses, onVariable, onAction }: UsesProps) {
  const session = useSession();
  const wayTo = (use: VariableUse): (() => void) | undefined => {
    if (use.type === 'condition' || use.type === 'folder' || use.type === 'dataSource')
      return () => onVariable(use.variableId);
    if (use.type === 'trigger') return onAction && (() => onAction(use.actionId));
    if (use.type === 'connector') return undefined;
    return () => {
      const layoutId = layoutDrawing(document, use.frameId);
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
          const text = textOfUse(document, use);
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
