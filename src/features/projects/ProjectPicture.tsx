import { useQuery } from '@tanstack/react-query';
import { projectQueries } from '@/api/projects';
import type { EnvironmentDetail, Project } from '@/api/types';
import type { PreviewQuality } from '@/domain/templates';
import { useApi } from '@/product/FeatureContext';
import { PreviewPicture } from '@/product/PreviewPicture';

interface ProjectPictureProps {
  environment: EnvironmentDetail;
  project: Pick<Project, 'id' | 'name' | 'revision'>;
  quality: PreviewQuality;
}

/** The preview of a project's saved page, or why there is none. */
export function ProjectPicture({ environment, project, quality }: ProjectPictureProps) {
  const { id, name, revision } = project;
  const queries = projectQueries(useApi(), environment);
  const { data, error } = useQuery(queries.preview({ id, revision, quality }));
  return <PreviewPicture name={name} file={data} error={error} />;
}
