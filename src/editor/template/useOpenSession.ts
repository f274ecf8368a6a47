import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { templateMutations } from '@/api/templates';
import type { EnvironmentDetail, Template } from '@/api/types';
import type { Document } from '@/engine/document';
import { useApi } from '@/product/FeatureContext';
import { reportingSave, useEditorHost } from '../page/EditorHost';
import { EditorSession } from './core/EditorSession';
import { deleteDraft, draftKey, writeDraft } from './drafts';

/** What is opened: as it is stored, or as the browser has kept it. */
export interface OpenedDocument {
  readonly document: Document;
  /** The revision it was read with; none where it was never saved. */
  readonly revision: number | undefined;
  /** What it was called when it was kept, where it was never saved. */
  readonly name?: string | undefined;
  /** Whether it is what the browser has kept, and not what is stored. */
  readonly isRecovered: boolean;
}

interface OpenSessionOptions {
  environment: EnvironmentDetail;
  /** None while it was never saved. */
  template: Template | undefined;
  /** What it is called once it is saved. */
  name: string;
  opened: OpenedDocument;
  /** Called once the document is kept as another template than before, which is the open one from then on. */
  onMove: (template: Template) => void;
}

/**
 * The session of a template that is opened, and how it is stored: the first time, over what is there, or as another one.
 * It stays the same in all of these, and with it what is selected, the way back and what is changed meanwhile.
 */
export function useOpenSession({ environment, name, opened, onMove, ...props }: OpenSessionOptions) {
  const mutations = templateMutations(useApi(), environment);
  const { mutateAsync: save } = useMutation(mutations.save());
  const create = useMutation(mutations.create());
  const host = useEditorHost();
  const [template, setTemplate] = useState(props.template);
  // What calls that were begun earlier go on with.
  const present = useRef({ template, note: undefined as string | undefined, isOpen: true });

  const storeAs = async (called: string, document: Document): Promise<number> => {
    const made = await reportingSave(host, create.mutateAsync({ name: called, document }));
    const { current } = present;
    void deleteDraft(draftKey(environment, current.template?.id));
    current.template = made;
    if (current.isOpen) {
      setTemplate(made);
      onMove(made);
    }
    return made.revision;
  };
  const [session] = useState(
    () =>
      new EditorSession({
        ...{ document: opened.document, revision: opened.revision, now: () => performance.now() },
        isSaved: !opened.isRecovered && opened.revision !== undefined,
        save: async (document, revision) => {
          const { template: stored, note } = present.current;
          if (!stored) return storeAs(name, document);
          return (await reportingSave(host, save({ id: stored.id, document, revision, note }))).revision;
        },
        keep: (document, revision) => {
          const { template: stored } = present.current;
          const key = draftKey(environment, stored?.id);
          const called = stored ? undefined : name;
          void (document
            ? writeDraft(key, { document, revision, at: Date.now(), name: called })
            : deleteDraft(key));
        },
      }),
  );
  useEffect(() => {
    const { current } = present;
    current.isOpen = true;
    return () => {
      current.isOpen = false;
      session.close();
    };
  }, [session]);
  useEffect(() => host.report({ type: 'opened' }), [host, session]);

  return {
    session,
    /** The template that is open; none while it was never saved. */
    template,
    name: template?.name ?? name,
    /** Saves it with a word about what was changed. */
    saveWithNote: async (note: string) => {
      present.current.note = note;
      await session.save();
      present.current.note = undefined;
    },
    /** Saves it as another template. @throws what the platform answered */
    saveAs: (called: string) => session.saveAs((document) => storeAs(called, document)),
    /** How far saving as another template is. */
    saving: create,
  };
}
