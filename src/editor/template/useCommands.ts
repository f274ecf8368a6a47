import type { CommandContext } from './core/commands';
import { newId } from './core/newId';
import { useSession } from './core/SessionContext';
import { useSharedClipboard } from './core/useSharedClipboard';
import { usePageMenu } from './PageMenu';
import { useEditorKeys } from './useEditorKeys';

interface CommandsInput extends Omit<CommandContext, 'session' | 'newId' | 'clipboard'> {
  /** Inserts data of other programs. @returns whether there was any */
  readonly insertData: (data: DataTransfer) => boolean;
}

/** Runs the editor's commands by their keys. @returns the menu of the page, which offers them too */
export function useCommands({ insertData, ...input }: CommandsInput): ReturnType<typeof usePageMenu> {
  const clipboard = useSharedClipboard();
  const commands: CommandContext = { ...input, session: useSession(), newId, clipboard };
  const pageMenu = usePageMenu(commands);
  useEditorKeys(commands, { isOwn: () => clipboard.isLatest, take: insertData });
  return pageMenu;
}
