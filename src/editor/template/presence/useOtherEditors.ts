import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { templateMutations, templateQueries } from '@/api/templates';
import type { EnvironmentDetail } from '@/api/types';
import type { OtherEditor } from '@/domain/template';
import { useApi } from '@/product/FeatureContext';
import { newId } from '../core/newId';

const NOBODY: readonly OtherEditor[] = [];

interface OtherEditors {
  readonly all: readonly OtherEditor[];
  /** Those of them it was open in before it was opened here. */
  readonly before: readonly OtherEditor[];
}

/**
 * The other editors a template is open in, in the order they were opened; none where the platform does not say. Says that it
 * is open here for as long as it is.
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
    // A tab that is closed is torn down without any clean-up; one that comes back from the cache says so itself.
    window.addEventListener('pagehide', say);
    return () => {
      window.removeEventListener('pagehide', say);
      say();
    };
  }, [templateId, editorId, leave]);
  // Those that were there before: whoever comes later is told themselves.
  const [first, setFirst] = useState<ReadonlySet<string>>();
  if (first === undefined && others.data) setFirst(new Set(others.data.map((other) => other.editorId)));
  const all = others.data ?? NOBODY;
  return { all, before: all.filter((other) => first?.has(other.editorId)) };
}
