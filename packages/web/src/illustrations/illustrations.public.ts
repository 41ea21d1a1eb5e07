export { default as Illustration } from './illustration.tsx';
