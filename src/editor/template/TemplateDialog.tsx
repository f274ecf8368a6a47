import { nameOfCopy, refusalOfItemName } from '@/domain/item-name';
import type { Template } from '@/api/types';
import { NameDialog } from '@/product/NameDialog';
import { useView } from './core/SessionContext';
import { NoteDialog } from './messages/NoteDialog';
import type { TemplateScreenProps } from './TemplateScreen';
import type { useOpenSession } from './useOpenSession';

/** The dialogs about the open template. */
export type TemplateQuestion = 'name' | 'versions' | 'note';

type OpenSession = ReturnType<typeof useOpenSession>;

interface TemplateDialogProps extends Pick<TemplateScreenProps, 'versions'>, Pick<OpenSession, 'saving'> {
  /** The open dialog, if any. */
  asked: TemplateQuestion | undefined;
  /** Undefined until the first save. */
  template: Template | undefined;
  name: string;
  onSaveAs: OpenSession['saveAs'];
  onSaveWithNote: OpenSession['saveWithNote'];
  /** Opens a stored template. */
  onReopen: (templateId: string) => void;
  onClose: () => void;
}

/** The open dialog about the template: its versions, a note, or the name of a copy. */
export function TemplateDialog(props: TemplateDialogProps) {
  const { asked, template, name, saving, versions, onSaveAs, onSaveWithNote, onReopen, onClose } = props;
  return (
    <>
      {asked === 'versions' && template && (
        <Versions versions={versions} template={template} onReopen={onReopen} onClose={onClose} />
      )}
      {asked === 'note' && <NoteDialog onSave={(given) => void onSaveWithNote(given)} onClose={onClose} />}
      {asked === 'name' && (
        <NameDialog
          title="Save as a new template"
          verb="Save"
          name={nameOfCopy(name)}
          refusalOf={refusalOfItemName}
          isPending={saving.isPending}
          error={saving.error}
          onErrorDismiss={saving.reset}
          onSave={async (called) => {
            await onSaveAs(called);
            onClose();
          }}
          onClose={onClose}
        />
      )}
    </>
  );
}

interface VersionsProps extends Pick<TemplateDialogProps, 'versions' | 'onReopen' | 'onClose'> {
  template: Template;
}

/** Shows the versions of the open template; restoring requires a saved state. */
function Versions({ template, versions, onReopen, onClose }: VersionsProps) {
  const isSaved = useView((view) => view.saveState === 'saved');
  return versions({
    template,
    onClose,
    withheld: isSaved ? undefined : 'Save your changes first: restoring a version takes their place.',
    onRestored: () => onReopen(template.id),
  });
}
