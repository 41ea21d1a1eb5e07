/** The card of an article, for pages of other capabilities that list a few. */
export { CarteArticle } from './listing/carte-article.tsx';
