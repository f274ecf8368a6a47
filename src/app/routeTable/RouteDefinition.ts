import type { IconGlyph } from '@/components/Icon';
import type { AccessRule } from '@/domain/access';
import type { FeatureFlagName } from '@/domain/flags';
import type { PathId } from '@/domain/paths';

/** The frame of a page (reading 28). */
export type LayoutName = 'subscription' | 'environment' | 'editor' | 'bare';

/** A group of pages that share an entry of the rail and a menu. */
export type AreaName = 'people' | 'studio' | 'settings';

/** The place of a route in the navigation of its layout. */
export interface NavigationEntry {
  label: string;
  icon: IconGlyph;
  /** Area whose menu lists the entry; without one it is in the rail. */
  area?: AreaName;
  /** Heading inside the area's menu. */
  group?: string;
  /** Whether it is at the end of the rail. @default false */
  isAtEnd?: boolean;
}

/** A page of the console. Guards, menus, titles, breadcrumbs and tests are derived from it. */
export interface RouteDefinition {
  /** Unique and stable; also the key of its address and code. */
  id: PathId;
  /** Absolute path, with the parameters environmentId, projectId, templateId, brandKitId and id. */
  path: string;
  /** Title of the document and of the page. */
  title: string;
  rule: AccessRule;
  layout: LayoutName;
  /** The feature flag that the page requires. */
  feature?: FeatureFlagName;
  /** Target after a denial, unless the order of reading 3 has another. @default the page about missing access */
  redirect?: string;
  /** Id of the parent route in breadcrumbs. */
  parent?: PathId;
  navigation?: NavigationEntry;
  /** Whether the chat-support widget may be shown. @default true */
  hasChat?: boolean;
}
