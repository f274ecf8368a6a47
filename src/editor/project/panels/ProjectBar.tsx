import { ArrowLeft, Download } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '@/components/Button';
import { Heading } from '@/components/Heading';
import { Inline } from '@/components/Inline';
import { LinkButton } from '@/components/LinkButton';
import { Text } from '@/components/Text';
import { UndoButtons } from '../../page/UndoButtons';
import type { SaveState } from '../core/Autosave';

const STATE_WORDS: Record<SaveState, string> = {
  saved: 'Saved',
  unsaved: 'Saving…',
  saving: 'Saving…',
  failed: 'Not saved',
};

interface ProjectBarProps extends ComponentProps<typeof UndoButtons> {
  saveState: SaveState;
  name: string;
  /** Address of the project list; undefined if there is no way back. */
  backHref: string | undefined;
  /** Why downloading is disabled. */
  downloadWithheld: string | undefined;
  onDownload: () => void;
}

/** Toolbar of a project: name, state of saving, undo, download and the way back. */
export function ProjectBar(props: ProjectBarProps) {
  const { saveState, name, backHref, downloadWithheld, onDownload, ...history } = props;
  return (
    <Inline gap="3" wrap css={{ marginBlockEnd: '$4', rowGap: '$2' }}>
      {backHref !== undefined && (
        <LinkButton href={backHref} startIcon={ArrowLeft}>
          My projects
        </LinkButton>
      )}
      <Heading level={1} size="title" tabIndex={-1} css={{ overflowWrap: 'anywhere' }}>
        {name}
      </Heading>
      {/* Not announced after a failure: the error message is an alert already. */}
      <Text
        size="small"
        tone={saveState === 'failed' ? 'negative' : 'muted'}
        role="status"
        aria-live={saveState === 'failed' ? 'off' : 'polite'}
      >
        {STATE_WORDS[saveState]}
      </Text>
      <Inline gap="2" wrap css={{ marginInlineStart: 'auto', rowGap: '$2' }}>
        <UndoButtons {...history} />
        <Button intent="primary" startIcon={Download} disabledReason={downloadWithheld} onClick={onDownload}>
          Download
        </Button>
      </Inline>
    </Inline>
  );
}
