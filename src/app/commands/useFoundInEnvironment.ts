import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { outputQueries } from '@/api/output';
import { projectQueries } from '@/api/projects';
import { templateQueries } from '@/api/templates';
import type { EnvironmentDetail } from '@/api/types';
import { useApi } from '@/product/FeatureContext';
import { outputTaskDestinations, projectDestinations, templateDestinations } from './destinations';

interface Sought {
  environment: EnvironmentDetail | undefined;
  query: string;
  /** The kinds of items the reader may list. */
  mayList: { readonly templates: boolean; readonly projects: boolean; readonly outputTasks: boolean };
}

/**
 * Searches the current environment: templates and own projects by name on the platform, and its output tasks in the
 * palette.
 */
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
  const outputTasks = useQuery({
    ...outputQueries(api, environment).tasks(),
    enabled: isSought && mayList.outputTasks,
    refetchInterval: false,
    select: (tasks) => outputTaskDestinations(environmentId, tasks),
  });
  return {
    outputTasks: outputTasks.data ?? [],
    templates: templateDestinations(environmentId, templates.data?.pages.flatMap(({ data }) => data) ?? []),
    projects: projectDestinations(environmentId, projects.data?.pages.flatMap(({ data }) => data) ?? []),
    isLoading: templates.isLoading || projects.isLoading || outputTasks.isLoading,
    failed: [
      templates.isError && 'Templates',
      projects.isError && 'Projects',
      outputTasks.isError && 'Output tasks',
    ],
  };
}
