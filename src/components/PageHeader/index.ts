export { PageHeader, ThingNameContext, type PageHeaderProps } from './PageHeader';
