/** Why a price is what it is, for who has a place of his own to open it from. */
export { default } from './explication-prix.tsx';
