import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../scripts/sourceFiles';

/** Writes with a visible outcome and no notification, with the visible outcome. */
const SEEN: Readonly<Record<string, string>> = {
  'src/features/user-groups/AddMembersDialog.tsx': 'UserTasks shows the task it has started',
  'src/features/integrations/RotateSecretDialog.tsx': 'the dialog shows the new secret',
  'src/features/media/useMediaUpload.ts': 'the list of uploads, which is shown over every page',
  'src/features/reports/FileReport.tsx': 'the file is saved, and the report says under which name',
  'src/features/templates/DownloadTemplateDialog.tsx': 'DownloadDialog tells the name of the file',
  'src/features/templates/useImport.ts': 'the list of uploads, which has a log of it as well',
  'src/features/user-migration/NameConfirmation.tsx': 'the page leads to signing in',
  'src/features/user-migration/UserMigrationScreen.tsx': 'the next step is shown',
  'src/features/users/BulkGroupsDialog.tsx': 'UserTasks shows the task it has started',
  'src/features/users/BulkStatusDialog.tsx': 'UserTasks shows the task it has started',
  'src/features/web-hooks/RotateWebHookSecretDialog.tsx': 'the dialog shows the new secret',
  'src/features/brand-kits/kit/useBrandKitDraft.ts': 'the page says whether it is saved',
  'src/features/fonts/upload/useFontUpload.ts':
    'the rows show it, and UploadFontsDialog tells what was added',
  'src/features/fonts/upload/useSendFonts.ts': 'each file becomes a row once it has arrived',
  'src/features/users/access/useGrants.ts': 'a part of Remedies and IndividualAccess, which tell it',
  'src/product/UserTasks/UserTaskMessage.tsx': 'the message shows the task, and useTaskEnd tells its end',
  'src/editor/project/ProjectScreen.tsx': 'the bar says whether it is saved',
  'src/editor/template/useOpenSession.ts': 'the bar says whether it is saved, and the name of a new one',
  'src/editor/page/fields/SignedIn.tsx': 'the picker shows the pictures, or asks for a sign-in again',
  'src/editor/page/fields/UploadPicture.tsx': 'the picture is in its field',
  'src/editor/page/fields/usePictureUpload.ts': 'the picture is in its field, or on the page',
  'src/editor/project/batch/useRowStore.ts': 'the bar says whether they are saved',
  'src/editor/project/panels/ProjectSaveFailure.tsx': 'the copy is opened',
  'src/editor/project/panels/useProjectImages.tsx': 'the picture is in its field',
  'src/editor/project/panels/useProjectOutput.ts': 'DownloadDialog names the file',
  'src/editor/template/presence/useOtherEditors.ts': 'nobody is there any more to be told',
};

/** Writes whose failure is shown elsewhere, with the place. */
const SHOWN_ELSEWHERE: Readonly<Record<string, string>> = {
  'src/features/media/useMediaUpload.ts': 'the list of uploads says it beside the file',
  'src/features/templates/useImport.ts': 'the list of uploads says it beside the file',
  'src/features/users/BulkGroupsDialog.tsx': 'BulkDialog shows it above its buttons',
  'src/features/users/BulkInvitationsDialog.tsx': 'BulkDialog shows it above its buttons',
  'src/features/users/BulkStatusDialog.tsx': 'BulkDialog shows it above its buttons',
  'src/editor/template/useOpenSession.ts': 'above the page, and in the dialog that asks for a name',
  'src/editor/page/fields/UploadPicture.tsx': 'beside the button, and by the global handler',
  'src/editor/page/fields/usePictureUpload.ts': 'beside the button, or by useInsertData, which tells it',
  'src/editor/project/panels/useProjectImages.tsx': 'useOwnUpload shows it at the field',
  'src/editor/template/presence/useOtherEditors.ts': 'who has left without saying so is gone after a while',
};

interface Writing {
  /** Whether the source writes to the platform. */
  isWriting: boolean;
  /** Whether it reports success. */
  isDoneTold: boolean;
  /**
   * Whether it shows or reports failures, including a 404: uses the mutation's error, a caught one, or the list of
   * failed items.
   */
  isFailureShown: boolean;
}

/** Analyses how the writes of a source report their outcome. */
function readWriting(text: string, file = 'source.tsx'): Writing {
  const found: Writing = { isWriting: false, isDoneTold: false, isFailureShown: false };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const called = node.expression.text;
      if (called === 'useMutation') found.isWriting = true;
      if (called === 'tell' || called === 'notifyOutcome') found.isDoneTold = true;
      if (called === 'notifyOutcome') found.isFailureShown = true;
    }
    if (ts.isBindingElement(node) && /^(?:error|failed)$/.test(node.name.getText(source)))
      found.isFailureShown = true;
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'error') found.isFailureShown = true;
    if (ts.isCatchClause(node) && node.variableDeclaration) found.isFailureShown = true;
    ts.forEachChild(node, visit);
  };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  visit(source);
  return found;
}

const screens = ['src/features', 'src/product', 'src/editor'].flatMap(sourceFiles).map((file) => {
  const text = readFileSync(file, 'utf8');
  return { file, text, writing: readWriting(text, file) };
});
const writers = screens.filter(({ writing }) => writing.isWriting);

describe('notifications of writes', () => {
  it('is notified after success, or visible', () => {
    expect(writers.length).toBeGreaterThan(25);
    const silent = writers.filter(({ writing }) => !writing.isDoneTold).map(({ file }) => file);
    expect(silent.sort()).toEqual(Object.keys(SEEN).sort());
  });

  it('is shown or notified after a failure, also for deleted objects', () => {
    const silent = writers.filter(({ writing }) => !writing.isFailureShown).map(({ file }) => file);
    expect(silent.sort()).toEqual(Object.keys(SHOWN_ELSEWHERE).sort());
  });

  it('is found missing without a notification', () => {
    const { isWriting, isDoneTold, isFailureShown } = readWriting(
      'const { mutate } = useMutation(remove()); const press = () => mutate({ id });',
    );
    expect({ isWriting, isDoneTold, isFailureShown }).toEqual({
      isWriting: true,
      isDoneTold: false,
      isFailureShown: false,
    });
  });
});

describe('the words of an error', () => {
  it('are in one module, and screens read no responses themselves', () => {
    const readers = ['src/app', 'src/components', 'src/editor', 'src/features', 'src/product']
      .flatMap(sourceFiles)
      .filter((file) => /\.body\.(?:detail|error|errors|message|title)\b/.test(readFileSync(file, 'utf8')));
    expect(readers).toEqual([]);
  });

  it('of a failed write are those of a notification', () => {
    // A failed read shows the standard message of its status; a failed write shows the platform's reason (section 8).
    const others = writers.filter(({ text }) => /error\?\.message\b/.test(text)).map(({ file }) => file);
    expect(others).toEqual([]);
  });
});
