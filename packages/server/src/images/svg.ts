/** The sheet a drawing stands on: one light, one line, a soft shadow under it; no ground of its own. */
import { DESSINS, PAR_DEFAUT } from './genre-dessin.ts';

const DEGRADES = [
  ['m', '#fbfcfd', '#b3bac4'],
  ['d', '#7d8794', '#49525e'],
  ['b', '#efe0c6', '#c6a97c'],
  ['p', '#9db4d3', '#5b7ba6'],
  ['c', '#ffffff', '#dedbd4'],
] as const;

const DEFS = DEGRADES.map(
  ([id, clair, fonce]) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${clair}"/><stop offset="1" stop-color="${fonce}"/></linearGradient>`,
).join('');

const OMBRE =
  '<radialGradient id="o"><stop stop-color="#10233f" stop-opacity=".2"/><stop offset="1" stop-color="#10233f" stop-opacity="0"/></radialGradient>';

export function writeSvg(nom: string): string {
  const dessin = DESSINS[nom] ?? DESSINS[PAR_DEFAUT];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320">' +
    `<defs>${DEFS}${OMBRE}</defs><ellipse cx="164" cy="288" rx="118" ry="15" fill="url(#o)"/>` +
    '<g fill="none" stroke="#454c57" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">' +
    `${dessin}</g></svg>`
  );
}
