import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { brandKitQueries } from '@/api/brand-kits';
import { errorDetail, isGone } from '@/api/http';
import type { EnvironmentDetail } from '@/api/types';
import { Button } from '@/components/Button';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { Inline } from '@/components/Inline';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { Switch } from '@/components/Switch';
import { Text } from '@/components/Text';
import { DEFAULT_THEME, quotedList } from '@/domain/brand-kits';
import type { BrandKit, Document } from '@/engine/document';
import { useApi } from '@/product/FeatureContext';
import { LoadError } from '@/product/LoadError';
import { Refusal } from '../../page/fields/Refusal';
import { useSession, useView } from '../core/SessionContext';
import { NothingHere } from '../panels/NothingHere';
import type { DraggedPicture } from '../panels/resources/picture';
import { toDocumentKit } from './toDocumentKit';
import { fetchStoredKit, addFontStyles } from './fetchKit';
import { KitChoice } from './KitChoice';
import { KitContents } from './KitContents';
import { listLostParts } from './findKitUses';
import { syncKit } from './useKitSync';

/** Represents “no theme”; no id has this value. */
const NO_THEME = '-';
const IN_RUN = 'Switch to Design: changes made in Run are discarded.';

interface BrandKitResourcesProps {
  environment: EnvironmentDetail;
  document: Document;
  /** Renders a small picture. */
  thumbnail: (picture: { readonly connectorId: string; readonly assetId: string }) => ReactNode;
  /** Called with a picture to insert into the page. */
  onInsert: (picture: DraggedPicture) => void;
}

/** Whether a template has no kit yet, apart from its initial font. */
const isEmpty = ({ sourceId, colors, gradients, paragraphStyles, characterStyles, media }: BrandKit) =>
  sourceId === undefined &&
  [colors, gradients, paragraphStyles, characterStyles, media].every(({ order }) => order.length === 0);

/** The brand kit of a template: import, synchronisation, and its used parts. */
export function BrandKitResources({ environment, document, thumbnail, onInsert }: BrandKitResourcesProps) {
  const session = useSession();
  const isRunning = useView((view) => view.isRunning);
  const place = { client: useQueryClient(), api: useApi(), environment };
  const [isChoosing, setIsChoosing] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [pendingId, setPendingId] = useState<string>();
  const [asked, setAsked] = useState<{ readonly kit: BrandKit; readonly lost: readonly string[] }>();
  /** @returns the current kit; undefined after an error, which is shown */
  const read = async (kitId: string) => {
    setPendingId(kitId);
    setRefusal(undefined);
    try {
      return await addFontStyles(place, await fetchStoredKit(place, kitId));
    } catch (error) {
      setRefusal(errorDetail(error));
      return undefined;
    } finally {
      setPendingId(undefined);
    }
  };
  const { brandKit } = document;
  const hasNone = isEmpty(brandKit);
  const put = (kit: BrandKit) => {
    setRefusal(
      session.change([{ kind: 'importBrandKit', brandKit: kit }], { label: 'import of a brand kit' }),
    );
    setIsChoosing(false);
    setAsked(undefined);
  };
  const choose = async (kitId: string) => {
    const found = await read(kitId);
    if (!found) return;
    const now = session.view().document;
    const kit = toDocumentKit(found, now.brandKit, false);
    const lost = listLostParts(now, kit);
    if (lost.length > 0) setAsked({ kit, lost });
    else put(kit);
  };
  return (
    <Stack gap="4">
      <Refusal reason={refusal} />
      {hasNone && (
        <NothingHere>
          A brand kit gives this template its colours, styles, fonts and pictures, and keeps them up to date.
        </NothingHere>
      )}
      {!hasNone && (
        <PresentKit
          environment={environment}
          brandKit={brandKit}
          withheld={isRunning ? IN_RUN : undefined}
          isSyncing={pendingId !== undefined}
          onSync={async (kitId) => {
            const found = await read(kitId);
            if (found) setRefusal(syncKit(session, found));
          }}
        />
      )}
      {hasNone || isChoosing ? (
        <KitChoice
          environment={environment}
          pendingId={pendingId}
          onImport={({ id }) => {
            if (isRunning) setRefusal(IN_RUN);
            else void choose(id);
          }}
        />
      ) : (
        <KitContents document={document} thumbnail={thumbnail} onInsert={onInsert} />
      )}
      {!hasNone && (
        <Button
          size="s"
          disabledReason={isRunning ? IN_RUN : undefined}
          onClick={() => setIsChoosing(!isChoosing)}
        >
          {isChoosing ? 'Keep the present kit' : 'Import another kit…'}
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          open
          title={`Replace ${brandKit.name} by ${asked.kit.name}?`}
          description={`${asked.kit.name} has no ${quotedList(asked.lost)}, which the template uses. Colours that are missing are drawn black, texts lose styles that are missing. Undo takes it back.`}
          confirmLabel="Replace"
          onOpenChange={() => setAsked(undefined)}
          onConfirm={() => put(asked.kit)}
        />
      )}
    </Stack>
  );
}

interface PresentKitProps {
  environment: EnvironmentDetail;
  brandKit: BrandKit;
  /** Why nothing can be changed now; `undefined` if it can. */
  withheld: string | undefined;
  isSyncing: boolean;
  onSync: (kitId: string) => Promise<void>;
}

/** The current kit of a template: synchronisation, differences and theme. */
function PresentKit({ environment, brandKit, withheld, isSyncing, onSync }: PresentKitProps) {
  const session = useSession();
  const { sourceId, version, themes, activeThemeId = NO_THEME, isAutoSync, name } = brandKit;
  const stored = useQuery({
    ...brandKitQueries(useApi(), environment).one(sourceId ?? ''),
    enabled: sourceId !== undefined,
  });
  const isLost = isGone(stored.error);
  const isNewer = stored.data !== undefined && String(stored.data.revision) !== version;
  const state = isLost
    ? 'This kit is no longer in the environment. The template keeps its content.'
    : isNewer
      ? 'The kit has changed since.'
      : 'As in the environment.';
  return (
    <Stack gap="3">
      <Text as="h2" weight="medium" css={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      {sourceId === undefined ? (
        <Text as="p" size="small" tone="muted">
          It belongs to this template only.
        </Text>
      ) : (
        <>
          <Switch
            label="Follow the kit"
            description="Applies its changes when the template is opened."
            checked={isAutoSync}
            disabled={isLost || withheld !== undefined}
            onCheckedChange={(isOn) =>
              void session.change([{ kind: 'setAutoSync', isAutoSync: isOn }], {
                label: 'following the brand kit',
              })
            }
          />
          {!isLost && <LoadError what="The brand kit" reads={[stored]} />}
          {(isLost || stored.data) && (
            <Inline gap="2" justify="between">
              <Text as="p" size="small" tone="muted" role="status">
                {state}
              </Text>
              {!isLost && (
                <Button
                  size="s"
                  pending={isSyncing}
                  disabledReason={withheld ?? (isNewer ? undefined : 'It is up to date.')}
                  onClick={() => void onSync(sourceId)}
                >
                  Sync now
                </Button>
              )}
            </Inline>
          )}
        </>
      )}
      {themes.order.length > 0 && (
        <Select
          label="Theme"
          options={[
            { value: NO_THEME, label: DEFAULT_THEME },
            ...themes.order.map((id) => ({ value: id, label: themes.items[id]?.name ?? id })),
          ]}
          value={activeThemeId}
          onValueChange={(themeId) =>
            void session.change([{ kind: 'switchTheme', themeId: themeId === NO_THEME ? null : themeId }], {
              label: 'theme',
            })
          }
        />
      )}
    </Stack>
  );
}
