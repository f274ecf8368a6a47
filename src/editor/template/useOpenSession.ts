import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { templateMutations } from '@/api/templates';
import type { EnvironmentDetail, Template } from '@/api/types';
import type { Document } from '@/engine/document';
import { useApi } from '@/product/FeatureContext';
import { reportSave, useEditorHost } from '../page/EditorHost';
import { EditorSession } from './core/EditorSession';
import { deleteDraft, draftKey, writeDraft } from './drafts';

/** The opened document: stored or recovered. */
export interface OpenedDocument {
  readonly document: Document;
  /** The revision of the read document; undefined if it was never saved. */
  readonly revision: number | undefined;
  /** The name in the draft, if it was never saved. */
  readonly name?: string | undefined;
  /** Whether it is a recovered draft. */
  readonly isRecovered: boolean;
}

interface OpenSessionOptions {
  environment: EnvironmentDetail;
  /** Undefined until the first save. */
  template: Template | undefined;
  /** Name for the first save. */
  name: string;
  opened: OpenedDocument;
  /** Called after the document was saved as another template, which is now the open one. */
  onMove: (template: Template) => void;
}

/** The stored template of a session. Asynchronous calls read its current state when they end. */
class StoredTemplate {
  #template: Template | undefined;
  #note: string | undefined;
  #isOpen = true;

  constructor(template: Template | undefined) {
    this.#template = template;
  }

  get template(): Template | undefined {
    return this.#template;
  }

  /** The note for the next save. */
  get note(): string | undefined {
    return this.#note;
  }

  /** Whether the editor is still open. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  moveTo(template: Template): void {
    this.#template = template;
  }

  setNote(note: string | undefined): void {
    this.#note = note;
  }

  setOpen(isOpen: boolean): void {
    this.#isOpen = isOpen;
  }
}

/**
 * Creates the session of an opened template, and its saving: the first time, over the stored one, or as another one.
 * The session stays the same, with its selection, history and unsaved changes.
 */
export function useOpenSession({ environment, name, opened, onMove, ...props }: OpenSessionOptions) {
  const mutations = templateMutations(useApi(), environment);
  const { mutateAsync: save } = useMutation(mutations.save());
  const create = useMutation(mutations.create());
  const host = useEditorHost();
  const [template, setTemplate] = useState(props.template);
  const [stored] = useState(() => new StoredTemplate(props.template));

  const storeAs = async (called: string, document: Document): Promise<number> => {
    const made = await reportSave(host, create.mutateAsync({ name: called, document }));
    void deleteDraft(draftKey(environment, stored.template?.id));
    stored.moveTo(made);
    if (stored.isOpen) {
      setTemplate(made);
      onMove(made);
    }
    return made.revision;
  };
  const [session] = useState(
    () =>
      new EditorSession({
        document: opened.document,
        revision: opened.revision,
        now: () => performance.now(),
        isSaved: !opened.isRecovered && opened.revision !== undefined,
        save: async (document, revision) => {
          const { template: current, note } = stored;
          if (!current) return storeAs(name, document);
          return (await reportSave(host, save({ id: current.id, document, revision, note }))).revision;
        },
        keep: (document, revision) => {
          const key = draftKey(environment, stored.template?.id);
          const called = stored.template ? undefined : name;
          void (document
            ? writeDraft(key, { document, revision, at: Date.now(), name: called })
            : deleteDraft(key));
        },
      }),
  );
  useEffect(() => {
    stored.setOpen(true);
    return () => {
      stored.setOpen(false);
      session.close();
    };
  }, [session, stored]);
  useEffect(() => host.report({ type: 'opened' }), [host, session]);

  return {
    session,
    /** The open template; undefined until the first save. */
    template,
    name: template?.name ?? name,
    /** Saves it with a note about the version. */
    saveWithNote: async (note: string) => {
      stored.setNote(note);
      await session.save();
      stored.setNote(undefined);
    },
    /** Saves it as another template. @throws the platform's error */
    saveAs: (called: string) => session.saveAs((document) => storeAs(called, document)),
    /** State of “save as”. */
    saving: create,
  };
}
