/** Why a price is what it is, for pages with a place of their own to open it from. */
export { default } from './explication-prix.tsx';
