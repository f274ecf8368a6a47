import { businessCard } from './businessCard';
import type { TemplateDesign } from './design';
import { emailBanner } from './emailBanner';
import { flyer } from './flyer';
import { invitation } from './invitation';
import { poster } from './poster';
import { priceTag } from './priceTag';
import { socialPost, story } from './socialPost';

export type { TemplateDesign } from './design';

/** The templates of the demo data, of print and of screens, the same in every run. */
export const demoTemplates = (): TemplateDesign[] => [
  businessCard(),
  flyer(),
  invitation(),
  poster(),
  socialPost(),
  story(),
  emailBanner(),
  priceTag(),
];
