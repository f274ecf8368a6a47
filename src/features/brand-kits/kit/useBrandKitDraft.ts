import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { brandKitMutations } from '@/api/brand-kits';
import { errorDetail, ResponseError } from '@/api/http';
import type { BrandKit, EnvironmentDetail, SaveBrandKit } from '@/api/types';
import { refusalOfContent, type BrandKitContent } from '@/domain/brand-kits';
import { useApi } from '@/product/FeatureContext';
import { useUnsavedChanges } from '@/product/UnsavedChangesContext';
import { toWire } from './toWire';

/** Milliseconds without a change before saving. */
const PAUSE = 600;

/** How the open kit compares with the stored one. */
export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  /** The save was refused, or the call failed. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** Another user saved it meanwhile. */
  | { readonly kind: 'conflict'; readonly reason: string };

/** A kit being edited. */
export interface BrandKitDraft {
  readonly content: BrandKitContent;
  readonly change: (make: (content: BrandKitContent) => BrandKitContent) => void;
  readonly state: SaveState;
  /** Saves again; with `force` it overwrites the save of another user. */
  readonly save: (options?: { readonly force?: boolean }) => void;
}

/**
 * Saves a kit shortly after each change, one save at a time. Failed saves keep the changes; leaving the page saves at
 * once.
 */
export function useBrandKitDraft(environment: EnvironmentDetail, kit: BrandKit): BrandKitDraft {
  const { mutateAsync } = useMutation(brandKitMutations(useApi(), environment).save());
  const [content, setContent] = useState<BrandKitContent>(kit);
  const [state, setState] = useState<SaveState>({ kind: 'saved' });
  const [round, saveAgain] = useReducer((count: number) => count + 1, 0);
  const stored = useRef({ content: content, revision: kit.revision });
  const latest = useRef(content);
  const isSaving = useRef(false);
  const isLeft = useRef(false);
  const sendRest = useRef(() => undefined as void);

  const send = useCallback(
    async (force: boolean) => {
      const sent = latest.current;
      if (isSaving.current || (sent === stored.current.content && !force)) return;
      const refusal = refusalOfContent(sent);
      if (refusal) return setState({ kind: 'failed', reason: refusal.detail });
      isSaving.current = true;
      setState({ kind: 'saving' });
      const body: SaveBrandKit = { name: kit.name, ...toWire(sent) };
      const revision = force ? undefined : stored.current.revision;
      try {
        const saved = await mutateAsync({ id: kit.id, revision, kit: body });
        stored.current = { content: sent, revision: saved.revision };
        setState({ kind: latest.current === sent ? 'saved' : 'saving' });
        saveAgain();
      } catch (error) {
        const kind = error instanceof ResponseError && error.status === 409 ? 'conflict' : 'failed';
        setState({ kind, reason: errorDetail(error) });
      } finally {
        isSaving.current = false;
        if (isLeft.current && stored.current.content === sent) sendRest.current();
      }
    },
    [kit.id, kit.name, mutateAsync],
  );

  // A change during a save is saved in the next round.
  useEffect(() => {
    if (content === stored.current.content) return undefined;
    const timer = setTimeout(() => void send(false), PAUSE);
    return () => clearTimeout(timer);
  }, [content, round, send]);

  useEffect(() => {
    isLeft.current = false;
    sendRest.current = () => void send(false);
    return () => {
      isLeft.current = true;
      void send(false);
    };
  }, [send]);
  useUnsavedChanges(state.kind === 'failed' || state.kind === 'conflict');

  const change = (make: (content: BrandKitContent) => BrandKitContent) => {
    latest.current = make(latest.current);
    setContent(latest.current);
    setState((present) => (present.kind === 'conflict' ? present : { kind: 'saving' }));
  };
  return { content, change, state, save: ({ force = false } = {}) => void send(force) };
}
