export { templateMutations } from './mutations';
export { templateQueries, type TemplateSearch } from './queries';
