import { invalidField, type Refusal } from '../refusal';

/** The styles of guides. */
export const GUIDE_STYLES = ['line', 'square'] as const;
export type GuideStyle = (typeof GUIDE_STYLES)[number];

/** The allowed zoom in percent. */
export const ZOOM_RANGE = { min: 5, max: 6_400 } as const;

/** The view settings of the template editor. */
export interface ViewPreferenceContent {
  readonly rulers: boolean;
  readonly guideStyle: GuideStyle;
  /** Whether moved frames snap to the page and other frames. */
  readonly snapping: boolean;
  /** Whether the bleed of a page is visible. */
  readonly bleed: boolean;
  /** The zoom in percent; null fits the page to the room. */
  readonly zoom: number | null;
}

/** The initial view settings. */
export const NEW_VIEW_PREFERENCE: ViewPreferenceContent = {
  rulers: false,
  guideStyle: 'line',
  snapping: true,
  bleed: true,
  zoom: null,
};

/** Returns the fault of a zoom. */
const faultOfZoom = (zoom: number): string | undefined =>
  Number.isInteger(zoom) && zoom >= ZOOM_RANGE.min && zoom <= ZOOM_RANGE.max
    ? undefined
    : `Must be a whole number from ${ZOOM_RANGE.min} to 6,400.`;

/** Refuses invalid view settings. */
export function refusalOfViewPreference({ zoom }: ViewPreferenceContent): Refusal | undefined {
  const fault = zoom === null ? undefined : faultOfZoom(zoom);
  return fault === undefined ? undefined : invalidField('content.zoom', fault);
}
