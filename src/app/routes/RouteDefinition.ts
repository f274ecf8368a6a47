import type { IconGlyph } from '@/components/Icon';
import type { AccessRule } from '@/domain/access';
import type { FeatureFlagName } from '@/domain/flags';
import type { PathId } from '@/domain/paths';

/** The frame a page is drawn in (reading 28). */
export type LayoutName = 'subscription' | 'environment' | 'editor' | 'bare';

/** A group of pages that share one entry in the rail and a menu of their own. */
export type AreaName = 'people' | 'studio' | 'settings';

/** Where a route stands in the navigation of its layout. */
export interface NavigationEntry {
  label: string;
  icon: IconGlyph;
  /** Area whose menu the entry is listed in; entries without one stand in the rail themselves. */
  area?: AreaName;
  /** Heading inside the area's menu. */
  group?: string;
  /** In the rail, at its end. @default false */
  isAtEnd?: boolean;
}

/** One page of the console. Guards, menus, titles, breadcrumbs and tests are derived from it. */
export interface RouteDefinition {
  /** Unique and stable; names its address and its code too. */
  id: PathId;
  /** Absolute path, with the parameters environmentId, projectId, templateId, brandKitId and id. */
  path: string;
  /** Title of the document and of the page. */
  title: string;
  rule: AccessRule;
  layout: LayoutName;
  /** The flag without which there is no such page. */
  feature?: FeatureFlagName;
  /** Where whoever is denied is sent, when nothing in the order of reading 3 comes first. @default the page that says there is no access */
  redirect?: string;
  /** Route the breadcrumbs lead back to, by id. */
  parent?: PathId;
  navigation?: NavigationEntry;
  /** Whether the chat-support widget may be shown. @default true */
  hasChat?: boolean;
}
