import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { projectQueries } from '@/api/projects';
import { templateQueries } from '@/api/templates';
import type { EnvironmentDetail } from '@/api/types';
import { useApi } from '@/product/FeatureContext';
import { projectDestinations, templateDestinations } from './destinations';

interface Sought {
  environment: EnvironmentDetail | undefined;
  query: string;
  /** Which of them the reader may list. */
  mayList: { readonly templates: boolean; readonly projects: boolean };
}

/** Templates and own projects of the environment one is in whose names hold what was typed; the platform finds them. */
export function useFoundInEnvironment({ environment, query, mayList }: Sought) {
  const api = useApi();
  const search = useDeferredValue(query.trim());
  const isSought = environment !== undefined && search !== '';
  const environmentId = environment?.guid ?? '';
  const asked = { search, sortBy: 'name', sortOrder: 'asc' } as const;
  const templates = useInfiniteQuery({
    ...templateQueries(api, environment).list(asked),
    enabled: isSought && mayList.templates,
  });
  const projects = useInfiniteQuery({
    ...projectQueries(api, environment).list(asked),
    enabled: isSought && mayList.projects,
  });
  return {
    templates: templateDestinations(environmentId, templates.data?.pages.flatMap(({ data }) => data) ?? []),
    projects: projectDestinations(environmentId, projects.data?.pages.flatMap(({ data }) => data) ?? []),
    isLoading: templates.isLoading || projects.isLoading,
    failed: [templates.isError && 'Templates', projects.isError && 'Projects'],
  };
}
