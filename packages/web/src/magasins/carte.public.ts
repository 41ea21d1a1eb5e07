/** The map of stores; its outlines come with it, so only what is fetched late imports it. */
export { default as CarteMagasins } from './carte/carte-magasins.tsx';
