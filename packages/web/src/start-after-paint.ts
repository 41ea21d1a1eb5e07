/**
 * The code of a page is fetched once its first screen is painted, so that words, styles, the font and
 * the first pictures have the network to themselves; it runs once the whole page is there. Written
 * into the head as it stands: it may use nothing from outside.
 */
export const START_AFTER_PAINT = `{
const { modules, scripts } = document.currentScript.dataset;
const read = new Promise((done) => addEventListener('DOMContentLoaded', done));
const add = (tag, attributes) => document.head.append(Object.assign(document.createElement(tag), attributes));
const left = modules.split(' ');
const fetchSome = () => {
  for (const href of left.splice(0, 8)) add('link', { rel: 'modulepreload', href });
  if (left.length > 0) return setTimeout(fetchSome);
  read.then(() => {
    for (const src of scripts.split(' ')) add('script', { type: 'module', async: false, src });
  });
};
// A page nobody looks at is not painted.
Promise.race([
  new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))),
  new Promise((loaded) => addEventListener('load', loaded)),
]).then(fetchSome);
}`;
