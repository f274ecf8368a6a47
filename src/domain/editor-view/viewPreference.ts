import { invalidField, type Refusal } from '../refusal';

/** How guides are drawn. */
export const GUIDE_STYLES = ['line', 'square'] as const;
export type GuideStyle = (typeof GUIDE_STYLES)[number];

/** Percent of its real size that a page may be shown at. */
export const ZOOM_RANGE = { min: 5, max: 6_400 } as const;

/** How the page is looked at in the template editor. */
export interface ViewPreferenceContent {
  readonly rulers: boolean;
  readonly guideStyle: GuideStyle;
  /** Whether what is moved snaps to the page and to other frames. */
  readonly snapping: boolean;
  /** Whether the bleed around a page is shown. */
  readonly bleed: boolean;
  /** Percent of its real size; fitted to the room where it is null. */
  readonly zoom: number | null;
}

/** How the page is looked at at first. */
export const NEW_VIEW_PREFERENCE: ViewPreferenceContent = {
  rulers: false,
  guideStyle: 'line',
  snapping: true,
  bleed: true,
  zoom: null,
};

/** Why a page can't be shown at so many percent. */
const faultOfZoom = (zoom: number): string | undefined =>
  Number.isInteger(zoom) && zoom >= ZOOM_RANGE.min && zoom <= ZOOM_RANGE.max
    ? undefined
    : `Must be a whole number from ${ZOOM_RANGE.min} to 6,400.`;

/** Why the page can't be looked at so. */
export function refusalOfViewPreference({ zoom }: ViewPreferenceContent): Refusal | undefined {
  const fault = zoom === null ? undefined : faultOfZoom(zoom);
  return fault === undefined ? undefined : invalidField('content.zoom', fault);
}
