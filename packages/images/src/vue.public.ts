/** What the pages take of the models: a view of one that is turned. Large: asked for, then loaded. */
export type { Elan, Geste } from './vue/orbite.ts';
export { ouvrirVue, type OptionsVue, type Vue } from './vue/vue.ts';
export type { Cadre } from './vue/scene.ts';
