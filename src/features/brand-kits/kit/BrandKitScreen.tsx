import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { brandKitQueries } from '@/api/brand-kits';
import type { BrandKit, EnvironmentDetail } from '@/api/types';
import { Breadcrumb } from '@/components/Breadcrumb';
import { PageHeader } from '@/components/PageHeader';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { resolveTheme } from '@/domain/brand-kits';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { FailedSection } from '@/product/FailedSection';
import { useApi } from '@/product/FeatureContext';
import { ColourSection } from './ColourSection';
import { FontSection } from './FontSection';
import type { KitAtWork } from './kitAtWork';
import { MediaSection } from './MediaSection';
import { SaveMark, SaveProblem } from './SaveMark';
import { StyleSection } from './StyleSection';
import { ThemeBar } from './ThemeBar';
import { useBrandKitDraft } from './useBrandKitDraft';

interface BrandKitScreenProps {
  environment: EnvironmentDetail;
  brandKitId: string;
  /** Why the reader may not change brand kits; `undefined` if they may. */
  withheld: string | undefined;
  /** Whether styles have a stroke. */
  hasStroke: boolean;
  /** The address of all brand kits. */
  allHref: string;
}

/** One brand kit, with its themes. */
export function BrandKitScreen(props: BrandKitScreenProps) {
  const { environment, brandKitId, allHref } = props;
  const query = brandKitQueries(useApi(), environment).one(brandKitId);
  const { data: kit, error, refetch } = useQuery({ ...query, refetchOnWindowFocus: false });
  const [round, setRound] = useState(0);
  if (kit)
    return (
      <KitEditor
        key={round}
        {...props}
        kit={kit}
        onReload={() => void refetch().then(() => setRound(round + 1))}
      />
    );
  return (
    <>
      <KitHeader title="Brand kit" environment={environment} allHref={allHref} />
      {error ? (
        <FailedSection
          title="The brand kit could not be loaded"
          error={error}
          onRetry={() => void refetch()}
          others={{ what: 'brand kit', list: 'the brand kits', href: allHref }}
        />
      ) : (
        <Stack gap="4" role="status" aria-busy="true">
          <VisuallyHidden>Loading the brand kit</VisuallyHidden>
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} shape="block" height="12rem" />
          ))}
        </Stack>
      )}
    </>
  );
}

interface KitHeaderProps extends Pick<BrandKitScreenProps, 'environment' | 'allHref'> {
  title: string;
  actions?: ReactNode;
}

function KitHeader({ environment, allHref, title, actions }: KitHeaderProps) {
  return (
    <PageHeader
      title={title}
      namesThing
      badges={<EnvironmentTypeBadge type={environment.type} />}
      crumbs={<Breadcrumb crumbs={[{ label: 'Brand kits', href: allHref }, { label: title }]} />}
      {...(actions !== undefined && { actions })}
    />
  );
}

interface KitEditorProps extends BrandKitScreenProps {
  kit: BrandKit;
  /** Restarts from the saved state. */
  onReload: () => void;
}

const ON_THEME = 'A theme changes values only. Switch to the default theme to add, rename or delete.';

function KitEditor({ environment, withheld, hasStroke, allHref, kit, onReload }: KitEditorProps) {
  const { content, change, state, save } = useBrandKitDraft(environment, kit);
  const [themeId, setThemeId] = useState<string>();
  const theme = content.themes.find(({ id }) => id === themeId);
  const work: KitAtWork = {
    environment,
    content,
    theme,
    change,
    withheld,
    hasStroke,
    shown: resolveTheme(content, theme?.id),
    fixed: withheld ?? (theme && ON_THEME),
  };
  return (
    <>
      <KitHeader
        title={kit.name}
        environment={environment}
        allHref={allHref}
        actions={<SaveMark state={state} />}
      />
      <Stack gap="4">
        <SaveProblem state={state} save={save} onReload={onReload} />
        <ThemeBar kit={work} onThemeChange={setThemeId} />
        <ColourSection kit={work} />
        <FontSection kit={work} />
        <MediaSection kit={work} />
        <StyleSection kit={work} section="paragraphStyles" />
        <StyleSection kit={work} section="characterStyles" />
      </Stack>
    </>
  );
}
