import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './support/sourceFiles';

/** Writes whose end is seen and not told, each with what is seen. */
const SEEN: Readonly<Record<string, string>> = {
  'src/features/integrations/RotateSecretDialog.tsx': 'the dialog shows the new secret',
  'src/features/media/useUpload.ts': 'the list of uploads, which is shown over every page',
  'src/features/reports/FileReport.tsx': 'the file is saved, and the report says under which name',
  'src/features/templates/DownloadTemplateDialog.tsx': 'DownloadDialog tells the name of the file',
  'src/features/templates/useImport.ts': 'the list of uploads, which has a log of it as well',
  'src/features/user-migration/NameConfirmation.tsx': 'the page leads to signing in',
  'src/features/user-migration/UserMigrationScreen.tsx': 'the next step is shown',
  'src/features/web-hooks/RotateWebHookSecretDialog.tsx': 'the dialog shows the new secret',
  'src/features/brand-kits/kit/useBrandKitDraft.ts': 'the page says whether it is saved',
  'src/features/fonts/upload/useFontUpload.ts':
    'the rows show it, and UploadFontsDialog tells what was added',
  'src/features/fonts/upload/useSending.ts': 'each file becomes a row once it has arrived',
  'src/features/users/access/useGrants.ts': 'a part of Remedies and IndividualAccess, which tell it',
  'src/features/users/tasks/BulkStatusDialog.tsx': 'UserTasks shows the task it has started',
  'src/features/users/tasks/UserTaskMessage.tsx': 'the message shows the task, and useTaskEnd tells its end',
  'src/editor/project/ProjectScreen.tsx': 'the bar says whether it is saved',
  'src/editor/template/useOpenSession.ts': 'the bar says whether it is saved, and the name of a new one',
  'src/editor/page/fields/SignedIn.tsx': 'the picker shows the pictures, or asks for a sign-in again',
  'src/editor/page/fields/UploadPicture.tsx': 'the picture is in its field',
  'src/editor/page/fields/useUpload.ts': 'the picture is in its field, or on the page',
  'src/editor/project/panels/SaveFailure.tsx': 'the copy is opened',
  'src/editor/project/panels/useProjectImages.tsx': 'the picture is in its field',
  'src/editor/project/panels/useProjectOutput.ts': 'DownloadDialog names the file',
  'src/editor/template/presence/useOtherEditors.ts': 'nobody is there any more to be told',
};

/** Writes whose failure something else shows, each with what. */
const SHOWN_ELSEWHERE: Readonly<Record<string, string>> = {
  'src/features/media/useUpload.ts': 'the list of uploads says it beside the file',
  'src/features/templates/useImport.ts': 'the list of uploads says it beside the file',
  'src/features/users/tasks/BulkStatusDialog.tsx': 'BulkDialog shows it above its buttons',
  'src/editor/template/useOpenSession.ts': 'above the page, and in the dialog that asks for a name',
  'src/editor/page/fields/UploadPicture.tsx': 'beside the button, and by the global handler',
  'src/editor/page/fields/useUpload.ts': 'beside the button, or by useTakingIn, which tells it',
  'src/editor/project/panels/useProjectImages.tsx': 'useOwnUpload shows it at the field',
  'src/editor/template/presence/useOtherEditors.ts': 'who has left without saying so is gone after a while',
};

interface Writing {
  /** Whether anything is written to the platform. */
  isWriting: boolean;
  /** Whether it is told that it is done. */
  isDoneTold: boolean;
  /**
   * Whether a failure is shown or told, one on what is gone included: the error of the mutation, a caught one, or the
   * list of what it failed for is used.
   */
  isFailureShown: boolean;
}

/** How the writes of a source end for the reader. */
function readWriting(text: string, file = 'source.tsx'): Writing {
  const found: Writing = { isWriting: false, isDoneTold: false, isFailureShown: false };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const called = node.expression.text;
      if (called === 'useMutation') found.isWriting = true;
      if (called === 'tell' || called === 'tellOutcome') found.isDoneTold = true;
      if (called === 'tellOutcome') found.isFailureShown = true;
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

const screens = ['src/features', 'src/editor'].flatMap(sourceFiles).map((file) => {
  const text = readFileSync(file, 'utf8');
  return { file, text, writing: readWriting(text, file) };
});
const writers = screens.filter(({ writing }) => writing.isWriting);

describe('how a write ended', () => {
  it('is told where it is done, or seen', () => {
    expect(writers.length).toBeGreaterThan(25);
    const silent = writers.filter(({ writing }) => !writing.isDoneTold).map(({ file }) => file);
    expect(silent).toEqual(Object.keys(SEEN));
  });

  it('is shown or told when it failed, where what it was about is gone as well', () => {
    const silent = writers.filter(({ writing }) => !writing.isFailureShown).map(({ file }) => file);
    expect(silent).toEqual(Object.keys(SHOWN_ELSEWHERE));
  });

  it('is missed where nobody tells it', () => {
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
  it('are found in one module, and no screen reads an answer for its own', () => {
    const readers = ['src/app', 'src/components', 'src/editor', 'src/features', 'src/product']
      .flatMap(sourceFiles)
      .filter((file) => /\.body\.(?:detail|error|errors|message|title)\b/.test(readFileSync(file, 'utf8')));
    expect(readers).toEqual([]);
  });

  it('of a failed write are those of a notification', () => {
    // A read says the standard message of its status; a write says what the platform has against it (section 8).
    const others = writers.filter(({ text }) => /error\?\.message\b/.test(text)).map(({ file }) => file);
    expect(others).toEqual([]);
  });
});
