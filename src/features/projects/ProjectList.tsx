import { Ellipsis } from 'lucide-react';
import type { EnvironmentDetail, Project } from '@/api/types';
import { Box } from '@/components/Box';
import { IconButton } from '@/components/IconButton';
import { Link } from '@/components/Link';
import { Menu, type MenuEntry } from '@/components/Menu';
import { Text } from '@/components/Text';
import { WhenNear } from '@/components/WhenNear';
import { formatDay } from '@/domain/format';
import { ProjectPicture } from './ProjectPicture';

interface ProjectListProps {
  environment: EnvironmentDetail;
  projects: readonly Project[];
  actionsOf: (project: Project) => readonly MenuEntry[];
  hrefOf: (projectId: string) => string;
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr) 11rem 11rem 2rem',
  alignItems: 'center',
  gap: '$4',
  minHeight: '3.5rem',
  paddingInline: '$2',
  borderBottom: '1px solid $border',
  '@tablet': { gridTemplateColumns: '3rem minmax(0, 1fr) auto' },
} as const;

const ONLY_WIDE = { '@tablet': { display: 'none' } } as const;

const dayOf = (moment: string) => formatDay(moment.slice(0, 10));

/** Projects in rows, with the days they were changed and started. */
export function ProjectList({ environment, projects, actionsOf, hrefOf }: ProjectListProps) {
  return (
    <Box as="ul" aria-label="Projects" css={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {projects.map((project) => (
        <Box as="li" key={project.id} css={ROW}>
          <Box
            css={{
              ...{ display: 'flex', alignItems: 'center', justifyContent: 'center' },
              ...{ width: '3rem', height: '3rem', padding: '$half', overflow: 'hidden' },
              ...{ borderRadius: '$small', backgroundColor: '$surfaceSunken' },
              '& img': { display: 'block', maxWidth: '2.5rem', maxHeight: '2.5rem', objectFit: 'contain' },
            }}
          >
            <WhenNear placeholder={null}>
              <ProjectPicture quality="thumbnail" {...{ environment, project }} />
            </WhenNear>
          </Box>
          <Box css={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            <Link href={hrefOf(project.id)} title={project.name}>
              {project.name}
            </Link>
          </Box>
          <Text as="span" size="small" tone="muted" css={ONLY_WIDE}>
            Changed {dayOf(project.lastModifiedDate)}
          </Text>
          <Text as="span" size="small" tone="muted" css={ONLY_WIDE}>
            Started {dayOf(project.dateCreated)}
          </Text>
          <Menu label={`Actions of ${project.name}`} entries={actionsOf(project)} align="end">
            <IconButton icon={Ellipsis} size="s" label={`Actions of ${project.name}`} />
          </Menu>
        </Box>
      ))}
    </Box>
  );
}
