/** A picture alone, for pages that must not fetch the rest of an article. */
export { ImageArticle } from './image-article.tsx';
