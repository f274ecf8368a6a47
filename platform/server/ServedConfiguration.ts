import type { Configuration } from '@/domain/configuration';

/** The content of `config.json`: the console's configuration, and entries for the web server only. */
export interface ServedConfiguration extends Configuration {
  /** Origins of environments' own APIs, when they differ from the platform's. */
  environmentApiOrigins: string[];
  /** Origins from which pictures of users may come. */
  pictureOrigins: string[];
}
