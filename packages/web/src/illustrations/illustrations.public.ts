export { Illustration } from './illustration.tsx';
