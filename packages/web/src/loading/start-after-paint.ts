/**
 * The code of a page is fetched once the page is whole and painted, so that words, styles and the
 * first pictures have the network to themselves, and the browser lays the page out once: a frame
 * asked for while it still reads makes it lay out and paint every piece it has. What a phone shows
 * below its first screen is left to the second frame (`below-fold`). Enter in a form that still
 * sleeps is marked on it (`use-early-enter.ts`), and so is a press of a button that waits for its
 * code (`data-wakes`, `data-near`). Written into the head as it stands: it may use nothing from outside.
 */
export const START_AFTER_PAINT = `{
const { modules, scripts } = document.currentScript.dataset;
const { dataset } = document.documentElement;
dataset.firstFrame = '';
const add = (tag, attributes) => document.head.append(Object.assign(document.createElement(tag), attributes));
const left = modules.split(' ');
const start = () => {
  for (const href of left.splice(0, 8)) add('link', { rel: 'modulepreload', href });
  if (left.length > 0) return setTimeout(start);
  for (const src of scripts.split(' ')) add('script', { type: 'module', async: false, src });
};
addEventListener('keydown', ({ key, target: { form } }) => {
  if (key === 'Enter' && form?.method === 'post') form.dataset.early = '';
});
addEventListener('click', ({ target }) => {
  const button = target.closest('[data-wakes],[data-near] [type=button]');
  if (button) button.dataset.early = '';
// On the way down: React stops a press of what it cannot hydrate yet.
}, true);
addEventListener('DOMContentLoaded', () => {
  // A page nobody looks at is not painted.
  Promise.race([
    new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))),
    new Promise((loaded) => addEventListener('load', loaded)),
  ]).then(() => {
    delete dataset.firstFrame;
    setTimeout(start);
  });
});
}`;
