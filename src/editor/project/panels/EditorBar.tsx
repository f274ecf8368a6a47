import { ArrowLeft, Download } from 'lucide-react';
import { Button } from '@/components/Button';
import { Heading } from '@/components/Heading';
import { Inline } from '@/components/Inline';
import { LinkButton } from '@/components/LinkButton';
import { Text } from '@/components/Text';
import { UndoButtons } from '../../page/UndoButtons';
import type { ProjectSession, ProjectView, SaveState } from '../core/ProjectSession';

const STATE_WORDS: Record<SaveState, string> = {
  saved: 'Saved',
  unsaved: 'Saving…',
  saving: 'Saving…',
  failed: 'Not saved',
};

interface EditorBarProps {
  session: ProjectSession;
  view: ProjectView;
  name: string;
  backHref: string;
  onDownload: () => void;
}

/** What concerns the whole of a project: where it is, whether it is saved, the way back and its file. */
export function EditorBar({ session, view, name, backHref, onDownload }: EditorBarProps) {
  const { saveState, undoes, redoes } = view;
  return (
    <Inline gap="3" wrap css={{ marginBlockEnd: '$4', rowGap: '$2' }}>
      <LinkButton href={backHref} startIcon={ArrowLeft}>
        My projects
      </LinkButton>
      <Heading level={1} size="title" tabIndex={-1} css={{ overflowWrap: 'anywhere' }}>
        {name}
      </Heading>
      <Text size="small" tone={saveState === 'failed' ? 'negative' : 'muted'} role="status">
        {STATE_WORDS[saveState]}
      </Text>
      <Inline gap="2" wrap css={{ marginInlineStart: 'auto', rowGap: '$2' }}>
        <UndoButtons {...{ undoes, redoes }} onUndo={() => session.undo()} onRedo={() => session.redo()} />
        <Button intent="primary" startIcon={Download} onClick={onDownload}>
          Download
        </Button>
      </Inline>
    </Inline>
  );
}
