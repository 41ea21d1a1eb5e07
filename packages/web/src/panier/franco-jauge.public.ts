/** How far free carriage is, as other pages show it. */
export { FrancoJauge } from './resume/franco-jauge.tsx';
