import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { templateMutations, templateQueries } from '@/api/templates';
import type { EnvironmentDetail } from '@/api/types';
import type { OtherEditor } from '@/domain/templates';
import { useApi } from '@/product/FeatureContext';
import { newId } from '../core/newId';

const NOBODY: readonly OtherEditor[] = [];

interface OtherEditors {
  readonly all: readonly OtherEditor[];
  /** The editors that were open before this one. */
  readonly before: readonly OtherEditor[];
}

/**
 * Returns the other editors of a template in the order they were opened; none if the platform does not report them.
 * Reports this editor while it is open.
 */
export function useOtherEditors(
  environment: EnvironmentDetail,
  templateId: string | undefined,
): OtherEditors {
  const api = useApi();
  const [editorId] = useState(newId);
  const { mutate: leave } = useMutation(templateMutations(api, environment).leave());
  const others = useQuery({
    ...templateQueries(api, environment).others({ id: templateId ?? '', editorId }),
    enabled: templateId !== undefined,
  });
  useEffect(() => {
    if (templateId === undefined) return undefined;
    const say = () => leave({ id: templateId, editorId });
    // A closed tab is not unmounted; one restored from the cache reports itself again.
    window.addEventListener('pagehide', say);
    return () => {
      window.removeEventListener('pagehide', say);
      say();
    };
  }, [templateId, editorId, leave]);
  // The editors present at the start; later ones get their own warning.
  const [first, setFirst] = useState<ReadonlySet<string>>();
  if (first === undefined && others.data) setFirst(new Set(others.data.map((other) => other.editorId)));
  const all = others.data ?? NOBODY;
  return { all, before: all.filter((other) => first?.has(other.editorId)) };
}
